import { createContext } from 'react'

/** Carries a wish to go somewhere out, at once or when somebody has answered, or never. */
export type Ask = (destination: string, carryOut: () => void) => void

/** A page that is not to be left unasked; its entry in the history is numbered by the router. */
export type Keeper = { readonly ask: Ask; readonly entry: () => number }

/** The one page that may be asked before it is left. */
export type Leaving = {
  readonly ask: Ask
  /** @returns lets the page be left unasked again */
  readonly keep: (keeper: Keeper) => () => void
  /** To be heard before the router hears it: what is to be asked first it does not hear at all. */
  readonly onPop: (event: PopStateEvent) => void
}

export function createLeaving(): Leaving {
  let current: Keeper | null = null
  /** What the next move in the history is: the one that takes another back, or the one that somebody allowed. */
  let expected: 'undoing' | 'allowed' | null = null
  let allowedSteps = 0

  return {
    ask: (destination, carryOut) => (current ? current.ask(destination, carryOut) : carryOut()),
    keep: (keeper) => {
      current = keeper
      return () => {
        if (current === keeper) current = null
      }
    },
    onPop: (event) => {
      const move = expected
      expected = null
      if (move === 'undoing') {
        event.stopImmediatePropagation()
        go()
      } else if (move === null && current) undo(event, current)
    },
  }

  // The browser has gone before anybody could be asked, so it is sent back, and the wish is kept.
  function undo(event: PopStateEvent, { ask, entry }: Keeper): void {
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

export const LeavingContext = createContext<Leaving>(createLeaving())
