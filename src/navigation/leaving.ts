/** Carries a wish to go somewhere out, at once or when somebody has answered, or never. */
export type Ask = (destination: string, carryOut: () => void) => void

/** The one page that may not be left unasked. */
export type Keeper = {
  readonly ask: Ask
  /** The browser has moved in its history; the router has not heard of it yet. */
  readonly onPop: (event: PopStateEvent) => void
}

let keeper: Keeper | null = null

/** Carries the wish out, unless a page wants to be asked. */
export const askToLeave: Ask = (destination, carryOut) =>
  keeper ? keeper.ask(destination, carryOut) : carryOut()

export const onPop: Keeper['onPop'] = (event) => keeper?.onPop(event)

/** @returns lets the page be left unasked again */
export function keepPage(asking: Keeper): () => void {
  keeper = asking
  return () => {
    if (keeper === asking) keeper = null
  }
}
