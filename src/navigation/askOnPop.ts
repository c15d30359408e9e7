import type { Ask, Keeper } from './leaving.ts'

/**
 * Asks before the browser's own buttons, or an address that is typed, leave a page. The browser has gone by the time it says so:
 * it is sent back, the router hears of none of it, and the wish is kept.
 *
 * @param entry the router's number of the page's entry in the history
 */
export function askOnPop(ask: Ask, entry: () => number): Keeper['onPop'] {
  /** What the next move is: the one that takes another back, or the one that somebody allowed. */
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

  // Whoever answers at once waits until the browser is back.
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

/** The router's number of the entry in the history; null for an address that was typed, which has none yet. */
export function entryIndex(): number | null {
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : null
}
