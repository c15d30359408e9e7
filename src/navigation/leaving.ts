import { createContext } from 'react'

/** What a page that must not be left unasked does with a wish to go elsewhere: keeps it, and carries it out or not. */
export type Keeper = (destination: string, carryOut: () => void) => void

/** The one page that may be asked before it is left. */
export type Leaving = {
  /** Carries a wish to go somewhere out, unless a page wants to be asked. */
  readonly ask: Keeper
  /** @returns lets the page be left unasked again */
  readonly keep: (keeper: Keeper) => () => void
}

export function createLeaving(): Leaving {
  let current: Keeper | null = null
  return {
    ask: (destination, carryOut) => (current ? current(destination, carryOut) : carryOut()),
    keep: (keeper) => {
      current = keeper
      return () => {
        if (current === keeper) current = null
      }
    },
  }
}

export const LeavingContext = createContext<Leaving>(createLeaving())
