const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex="0"]'

/**
 * What gets the focus after the element with it was removed: what came in its place; else the same control of the next
 * item of its list, or of the one before; else what is before it; else what is first.
 *
 * @param part of the page in which it was, which gets it if nothing in it can
 * @param record how it was removed
 * @param lost what had it
 */
export function focusAfterRemoval(part: HTMLElement, record: MutationRecord, lost: Element): HTMLElement {
  const { target, previousSibling, nextSibling, removedNodes } = record
  const removed = [...removedNodes].find((node) => node.contains(lost))
  const index = stopsIn(removed).findIndex((each) => each === lost)
  const [before, after] = [connected(previousSibling), connected(nextSibling)]
  const isKnown = before === previousSibling && after === nextSibling
  const inPlace = isKnown ? stopsBetween(target, before, after)[0] : undefined
  if (inPlace) return inPlace
  for (const item of [after, before]) {
    const stop = isAlike(item, removed) ? stopsIn(item)[index] : undefined
    if (stop) return stop
  }
  const isBefore = (stop: HTMLElement) =>
    after ? isFollowedBy(stop, after) : isFollowedBy(stop, before ?? target) || before?.contains(stop)
  return lastStop(part, isBefore)
}

/** What gets the focus after the element with it was disabled: what is before it, else what is first. */
export const focusAfterDisabling = (part: HTMLElement, lost: Element): HTMLElement =>
  lastStop(part, (stop) => isFollowedBy(stop, lost))

/** What is reached first by Tab in an element; null if nothing is. */
export const firstStop = (element: Element): HTMLElement | null => stopsIn(element)[0] ?? null

function lastStop(part: HTMLElement, isBefore: (stop: HTMLElement) => boolean | undefined): HTMLElement {
  const stops = stopsIn(part)
  return stops.findLast(isBefore) ?? stops[0] ?? part
}

const stopsIn = (node: Node | null | undefined): readonly HTMLElement[] =>
  node instanceof Element
    ? [...node.querySelectorAll<HTMLElement>(reachable), ...(node.matches(reachable) ? [node] : [])].filter(
        (each) => each instanceof HTMLElement,
      )
    : []

/** What was put where something was taken away. */
function stopsBetween(parent: Node, before: Node | null, after: Node | null): readonly HTMLElement[] {
  const stops: HTMLElement[] = []
  for (
    let node = before ? before.nextSibling : parent.firstChild;
    node && node !== after;
    node = node.nextSibling
  )
    stops.push(...stopsIn(node))
  return stops
}

const connected = (node: Node | null) => (node?.isConnected ? node : null)

const isAlike = (one: Node | null, other: Node | undefined) =>
  one instanceof Element && other instanceof Element && one.tagName === other.tagName

const isFollowedBy = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
