/**
 * Looks at what is removed from the page, until the signal aborts. Chromium and Safari fire `focusout` for an element
 * that is removed with the focus, Firefox fires nothing.
 *
 * @param look is given whether an element was removed just now
 */
export function onRemovals(
  signal: AbortSignal,
  look: (isRemoved: (element: Element) => boolean) => void,
): void {
  const observer = new MutationObserver((records) =>
    look(
      (element) =>
        !element.isConnected &&
        records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element))),
    ),
  )
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
