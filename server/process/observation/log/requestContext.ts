import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/**
 * Runs a function for a request. Everything that is logged meanwhile, at any depth, gets the request's id.
 */
export const onBehalfOf = <Result>(requestId: string, act: () => Result): Result =>
  requests.run(requestId, act)

/** The id of the current request; undefined outside of requests. */
export const currentRequestId = (): string | undefined => requests.getStore()
