/** The element with the focus in each region, when the region was left by a key. */
const remembered = new WeakMap<Element, HTMLElement>()

/**
 * Move the focus to the next or previous region of the page, to the element that had it there: messages if
 * there are any, the calendars, the grid. From elsewhere it goes to the messages first. With a dialog open,
 * only the dialog and the messages can be reached.
 */
export function moveToRegion(direction: 1 | -1): void {
  const regions = regionsOnPage()
  const focused = document.activeElement
  const here = regions.findIndex((region) => region.contains(focused))
  const next = regions.at(here < 0 && direction < 0 ? -1 : (here + direction) % regions.length)
  if (!next || next === regions[here] || !(focused instanceof HTMLElement)) return
  if (regions[here]) remembered.set(regions[here], focused)
  if (next.dataset['region'] === 'messages') giveBack(next, focused)
  stopIn(next)?.focus()
}

function regionsOnPage(): readonly HTMLElement[] {
  const dialog = all('[role="dialog"], [role="alertdialog"]').at(-1)
  const messages = all('[data-region="messages"]')
  const parts = dialog ? [dialog] : all('[data-region]:not([data-region="messages"])')
  const page = parts.length > 0 ? parts : all('main')
  return [...messages, ...page].filter((region) => region.checkVisibility() && stopIn(region) !== null)
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** The day of a grid is met before what stands around it. */
const dayStop = '[data-cell][tabindex="0"]'
const stops = '[tabindex="0"], button:not([tabindex="-1"]), a[href], input, select, textarea'

function stopIn(region: HTMLElement): HTMLElement | null {
  const last = remembered.get(region)
  if (last?.checkVisibility() && region.contains(last)) return last
  if (region.tagName === 'MAIN') return region
  const newest = [...region.querySelectorAll('[data-message]')].at(-1)
  const firstOf = (selector: string) =>
    // What is drawn ahead of a step is there too, out of sight.
    [...(newest ?? region).querySelectorAll<HTMLElement>(selector)].find((stop) => stop.checkVisibility())
  return firstOf(dayStop) ?? firstOf(stops) ?? null
}

/** If the pressed button disappears with its message, the focus returns to where it was before. */
function giveBack(messages: HTMLElement, from: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document
    if (messages.contains(activeElement)) return
    observer.disconnect()
    if (activeElement === body || activeElement === null) from.focus()
  })
  observer.observe(messages, { childList: true, subtree: true })
}
