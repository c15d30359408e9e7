import { QueryCache, QueryClient, type RefetchQueryFilters } from '@tanstack/react-query'
import type { Failure } from '#contract/failure.ts'
import { failureBehind } from '../api/explain.ts'
import { retryDelay } from '../api/retryDelay.ts'
import { isWorthRetrying } from '../api/whileBusy.ts'
import { whileFailed } from '../api/whileFailed.ts'

/** Failures that may be over in a moment: they are retried before they are shown. */
const temporary: ReadonlySet<Failure> = new Set(['offline', 'timed-out', 'unavailable', 'server-error'])

/**
 * The one cache of the service's answers. They stay on screen while newer ones are fetched. A query that
 * failed is retried by itself; once one succeeds, the others are retried at once. A write is sent again only if the
 * service was too busy to look at it.
 */
export function createQueryClient(): QueryClient {
  const failing = new Set<string>()
  const queryCache = new QueryCache({
    onError: (_, { queryHash }) => failing.add(queryHash),
    onSuccess: (_, { queryHash }) => {
      if (failing.delete(queryHash)) void client.refetchQueries(failedForNow, { cancelRefetch: false })
    },
  })
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // `send` finds out whether the service can be reached. The browser only guesses.
        networkMode: 'always',
        retry: (count, error) => count < 2 && temporary.has(failureBehind(error)),
        retryDelay,
        refetchInterval: whileFailed,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      },
      mutations: { networkMode: 'always', retry: isWorthRetrying, retryDelay },
    },
  })
  return client
}

const failedForNow: RefetchQueryFilters = {
  type: 'active',
  predicate: (query) => whileFailed(query) !== false,
}
