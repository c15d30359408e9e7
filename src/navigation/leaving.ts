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
  let passing: 'undone' | 'wanted' | null = null

  return {
    ask: (destination, carryOut) => (current ? current.ask(destination, carryOut) : carryOut()),
    keep: (keeper) => {
      current = keeper
      return () => {
        if (current === keeper) current = null
      }
    },
    onPop: (event) => {
      const known = passing
      passing = null
      if (known === 'undone') event.stopImmediatePropagation()
      else if (known === null && current) undo(event, current)
    },
  }

  // The browser has gone before anybody could be asked, so it is sent back, and the wish is kept.
  function undo(event: PopStateEvent, { ask, entry }: Keeper): void {
    const steps = (entryIndex() ?? entry() + 1) - entry()
    let isOver = false
    let hasGoneBack = false
    ask(location.hash.slice(1), () => {
      isOver = true
      if (!hasGoneBack) return
      passing = 'wanted'
      history.go(steps)
    })
    if (isOver) return
    event.stopImmediatePropagation()
    hasGoneBack = true
    passing = 'undone'
    history.go(-steps)
  }
}

/** The router's number of the entry in the history; null for an address that was typed, which has none yet. */
export function entryIndex(): number | null {
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : null
}

export const LeavingContext = createContext<Leaving>(createLeaving())
