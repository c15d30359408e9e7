/**
 * Moves the focus by an arrow key: from the field to the first result, between results, and back. Enter in
 * the field presses the first result that exists: none with `data-result="new"`.
 *
 * @param search contains the field and the results, each with `data-result`
 * @returns whether the key was handled
 */
export function moveInResults(search: HTMLElement, key: string): boolean {
  const field = search.querySelector<HTMLElement>('input')
  const results = [...search.querySelectorAll<HTMLElement>('[data-result]')]
  const focused = document.activeElement
  const index = results.findIndex((each) => each === focused)
  if (key === 'Enter' && focused === field) {
    results.find(({ dataset }) => dataset['result'] !== 'new')?.click()
    return true
  }
  if (key === 'ArrowDown') {
    results[Math.min(index + 1, results.length - 1)]?.focus()
    return results.length > 0
  }
  if (key !== 'ArrowUp' || index < 0) return false
  const above = index === 0 ? field : results[index - 1]
  above?.focus()
  return true
}
