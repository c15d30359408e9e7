import { queryOptions } from '@tanstack/react-query'
import { nextDelayMs } from '#domain/health/nextDelayMs.ts'
import type { Watch } from '#domain/health/watch.ts'
import type { Api } from '../../../api/createApi.ts'
import { getHistory, getVerdict } from './requests.ts'
import { askAll, type Watching } from './watching.ts'

/** How the page goes on asking. */
export type Pace = {
  readonly everyMs: number
  readonly isPaused: boolean
  /** While the page is hidden too. */
  readonly isInBackground: boolean
}

export const healthKeys = {
  watch: ({ userId, isAdministrator }: Watching) => ['health', 'watch', userId, { isAdministrator }] as const,
  history: (name: string) => ['health', 'history', name] as const,
  verdict: ['health', 'verdict'] as const,
}

const minuteMs = 60_000

/** The longest time that a message about an unhealthy service stays after it is healthy. */
const unwellMs = 10_000

export const healthQueries = {
  /**
   * Requested again and again while the page is visible, less often while no answer comes; the last answer
   * stays.
   */
  watch: (watching: Watching, { everyMs, isPaused, isInBackground }: Pace) =>
    queryOptions({
      queryKey: healthKeys.watch(watching),
      queryFn: ({ client, signal }): Promise<Watch> =>
        askAll(watching, { known: () => client.getQueryData<Watch>(healthKeys.watch(watching)), signal }),
      staleTime: 0,
      // It may contain what only an administrator may know.
      gcTime: minuteMs,
      retry: false,
      refetchInterval: ({ state }) => {
        const trouble = state.data?.trouble
        if (isPaused || trouble?.failure === 'signed-out') return false
        return nextDelayMs(everyMs, trouble?.times ?? 0)
      },
      refetchIntervalInBackground: isInBackground,
      refetchOnWindowFocus: !isPaused,
      refetchOnReconnect: !isPaused,
    }),

  /** The service's history of a component, to which it adds something once a minute. */
  history: (api: Api, name: string, isGoingOn: boolean) =>
    queryOptions({
      queryKey: healthKeys.history(name),
      queryFn: ({ signal }) => getHistory(api, name, signal),
      staleTime: minuteMs / 2,
      gcTime: minuteMs,
      retry: false,
      refetchInterval: isGoingOn ? minuteMs : false,
      refetchOnWindowFocus: isGoingOn,
    }),

  /**
   * For other pages: asked every five minutes, more often while the service is unhealthy, never in a hidden
   * page.
   */
  verdict: (api: Api) =>
    queryOptions({
      queryKey: healthKeys.verdict,
      queryFn: ({ signal }) => getVerdict(api, signal),
      staleTime: 5 * minuteMs,
      retry: false,
      refetchInterval: ({ state }) => (state.data?.status === 'unhealthy' ? unwellMs : 5 * minuteMs),
    }),
}
