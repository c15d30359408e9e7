import { createContext } from 'react'

/** Carries a wish to go somewhere out, at once or when somebody has answered, or never. */
export type Ask = (destination: string, carryOut: () => void) => void

/** A page that is not to be left unasked. */
export type Keeper = {
  readonly ask: Ask
  /** The browser has moved in its history; the router has not heard of it yet. */
  readonly onPop: (event: PopStateEvent) => void
}

/** The one page that may be asked before it is left. */
export type Leaving = Keeper & {
  /** @returns lets the page be left unasked again */
  readonly keep: (keeper: Keeper) => () => void
}

export function createLeaving(): Leaving {
  let current: Keeper | null = null
  return {
    ask: (destination, carryOut) => (current ? current.ask(destination, carryOut) : carryOut()),
    onPop: (event) => current?.onPop(event),
    keep: (keeper) => {
      current = keeper
      return () => {
        if (current === keeper) current = null
      }
    },
  }
}

export const LeavingContext = createContext<Leaving>(createLeaving())
