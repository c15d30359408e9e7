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

export const keys = {
  watch: ({ userId, isAdministrator }: Watching) => ['health', 'watch', userId, { isAdministrator }] as const,
  history: (name: string) => ['health', 'history', name] as const,
  verdict: ['health', 'verdict'] as const,
}

const minuteMs = 60_000

export const healthQueries = {
  /** Asked again and again while somebody looks, more and more seldom while no answer comes; what is known stays. */
  watch: (watching: Watching, { everyMs, isPaused, isInBackground }: Pace) =>
    queryOptions({
      queryKey: keys.watch(watching),
      queryFn: ({ client, signal }): Promise<Watch> =>
        askAll(watching, { known: () => client.getQueryData<Watch>(keys.watch(watching)), signal }),
      staleTime: 0,
      // It may hold what only an administrator may know.
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

  /** What the service remembers of a component; it adds something once a minute. */
  history: (api: Api, name: string, isGoingOn: boolean) =>
    queryOptions({
      queryKey: keys.history(name),
      queryFn: ({ signal }) => getHistory(api, name, signal),
      staleTime: minuteMs / 2,
      gcTime: minuteMs,
      retry: false,
      refetchInterval: isGoingOn ? minuteMs : false,
      refetchOnWindowFocus: isGoingOn,
    }),

  /** For who does something else: asked once in five minutes, and never while nobody looks. */
  verdict: (api: Api) =>
    queryOptions({
      queryKey: keys.verdict,
      queryFn: ({ signal }) => getVerdict(api, signal),
      staleTime: 5 * minuteMs,
      retry: false,
      refetchInterval: 5 * minuteMs,
    }),
}
