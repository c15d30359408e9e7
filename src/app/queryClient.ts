import { QueryClient } from '@tanstack/react-query'
import type { Failure } from '#contract/failure.ts'
import { failureBehind } from '../api/explain.ts'
import { retryDelay } from '../api/retryDelay.ts'

/** Failures that may be gone in a moment: worth asking again before saying so. */
const temporary: ReadonlySet<Failure> = new Set(['offline', 'timed-out', 'unavailable', 'server-error'])

/** The one cache of what the service said. Answers stay on screen while newer ones are fetched. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // `send` knows better than the browser's guess whether the service can be reached.
        networkMode: 'always',
        retry: (count, error) => count < 2 && temporary.has(failureBehind(error)),
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
