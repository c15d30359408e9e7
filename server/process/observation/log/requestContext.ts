import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/** Does something on behalf of a request: what is logged meanwhile, however deep, belongs to its id. */
export const onBehalfOf = <Result>(requestId: string, act: () => Result): Result =>
  requests.run(requestId, act)

/** The id of the request under way, undefined between requests. */
export const currentRequestId = (): string | undefined => requests.getStore()
