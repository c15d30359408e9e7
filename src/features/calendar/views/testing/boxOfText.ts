/** Where the first such text in an element is drawn. */
export function boxOfText(element: Element, text: RegExp): DOMRect {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const found = text.exec(texts.currentNode.textContent ?? '')
    if (found === null) continue
    const range = document.createRange()
    range.setStart(texts.currentNode, found.index)
    range.setEnd(texts.currentNode, found.index + found[0].length)
    return range.getBoundingClientRect()
  }
  throw new Error(`There is no ${String(text)}.`)
}
