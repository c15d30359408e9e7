/** Performs a request to leave: at once, after the person has answered, or never. */
export type Ask = (destination: string, carryOut: () => void) => void

/** The one page that may not be left without asking. */
export type LeaveGuard = {
  readonly ask: Ask
  /** The browser has moved in its history, and the router was not notified yet. */
  readonly onPop: (event: PopStateEvent) => void
}

let keeper: LeaveGuard | null = null

/** Leaves, unless a page wants to ask first. */
export const askToLeave: Ask = (destination, carryOut) =>
  keeper ? keeper.ask(destination, carryOut) : carryOut()

export const onPop: LeaveGuard['onPop'] = (event) => keeper?.onPop(event)

/** @returns allows the page to be left without asking again */
export function keepPage(asking: LeaveGuard): () => void {
  keeper = asking
  return () => {
    if (keeper === asking) keeper = null
  }
}
