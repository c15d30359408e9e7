import { onMessagesChange } from './messages.ts'
import { placeMessages } from './messagesPlace.ts'

// Messages keep off what has the focus (WCAG 2.4.11): where they would cover most of it, they are at the top instead.
// Loaded with the first thing that opens, or could.

document.addEventListener('focusin', keepOff)
onMessagesChange(() => requestAnimationFrame(keepOff))

function keepOff(): void {
  const region = document.querySelector('[data-region="messages"]')
  const focused = document.activeElement
  // Nearly always there is none, and nothing is measured.
  if (!region?.querySelector('[data-message]')) return
  if (!focused || focused === document.body || region.contains(focused)) return
  // At the top alone if that is better.
  placeMessages('--messages-top', '')
  if (!isCovered(focused, region)) return
  placeMessages('--messages-top', 'var(--space-4) auto')
  if (isCovered(focused, region)) placeMessages('--messages-top', '')
}

/** Whether a message lies over half of an element, or more. */
function isCovered(element: Element, region: Element): boolean {
  const box = element.getBoundingClientRect()
  const edges = region.getBoundingClientRect()
  const overlapOf = (line: Element) => {
    const { left, right, top, bottom } = line.getBoundingClientRect()
    const width = Math.min(box.right, right) - Math.max(box.left, left)
    const height = Math.min(box.bottom, bottom, edges.bottom) - Math.max(box.top, top, edges.top)
    return Math.max(0, width) * Math.max(0, height)
  }
  const covered = [...region.querySelectorAll('[data-message]')].reduce(
    (sum, line) => sum + overlapOf(line),
    0,
  )
  return covered > 0 && covered >= (box.width * box.height) / 2
}
