import { entryIndex } from './history/entryIndex.ts'
import type { Ask, LeaveGuard } from './leaving.ts'

/**
 * Asks before Back, Forward or a typed address leaves a page. The browser reports a move only after it. So it
 * is moved back without the router noticing, and the request to leave is kept.
 *
 * @param entry the router's number of the page's entry in the history
 */
export function askOnPop(ask: Ask, entry: () => number): LeaveGuard['onPop'] {
  /** The kind of the next move: the one that undoes another, or the one that the person allowed. */
  let expected: 'undoing' | 'allowed' | null = null
  let allowedSteps = 0

  return (event) => {
    const move = expected
    expected = null
    if (move === null) undo(event)
    else if (move === 'undoing') {
      event.stopImmediatePropagation()
      go()
    }
  }

  function undo(event: PopStateEvent): void {
    const steps = (entryIndex() ?? entry() + 1) - entry()
    let isHeld = false
    let isCarriedOut = false
    ask(location.hash.slice(1), () => {
      isCarriedOut = true
      if (isHeld) allow(steps)
    })
    if (isCarriedOut) return
    isHeld = true
    event.stopImmediatePropagation()
    expected = 'undoing'
    history.go(-steps)
  }

  // An immediate answer waits until the browser is back.
  function allow(steps: number): void {
    allowedSteps = steps
    if (expected === null) go()
  }

  function go(): void {
    if (allowedSteps === 0) return
    expected = 'allowed'
    history.go(allowedSteps)
    allowedSteps = 0
  }
}
