import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { whileFailed } from '../../../api/whileFailed.ts'
import { isWorthRetrying } from '../../../api/whileBusy.ts'
import { getAudit, getVersions } from './historyRequests.ts'
import { getSettings } from './requests.ts'
import { getTrialReport } from './trialRequests.ts'

/** Who asked for them. */
export const settingsKey = ['configuration', 'openid-connect'] as const
/** Versions and audit: every save adds to both. */
export const pastKey = ['configuration', 'past'] as const

/** A window reports its end; this is for one that cannot. */
const trialEveryMs = 2_000

export const configurationQueries = {
  /** Read when the page opens, and after a save; never while somebody types (`carrySettings`). */
  openIdConnect: (api: Api, hasCredentials: boolean) =>
    queryOptions({
      queryKey: [...settingsKey, { hasCredentials }],
      queryFn: ({ signal }) => getSettings(api, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchInterval: (query) => query.state.data === undefined && whileFailed(query),
    }),

  /** What is stored at this moment, beside a form that began with an earlier version. */
  storedNow: (api: Api) =>
    queryOptions({
      queryKey: ['configuration', 'stored-now'],
      queryFn: ({ signal }) => getSettings(api, signal),
      staleTime: 0,
      gcTime: 0,
      retry: isWorthRetrying,
    }),

  /** The progress of a trial, requested again until it has ended. */
  trial: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['configuration', 'trial', id],
      queryFn: ({ signal }) => getTrialReport(api, id, signal),
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data && state.data.kind !== 'running' ? false : trialEveryMs),
    }),

  /** The saved versions of the settings. */
  versions: (api: Api, hasCredentials: boolean) =>
    queryOptions({
      queryKey: [...pastKey, 'versions', { hasCredentials }],
      queryFn: ({ signal }) => getVersions(api, signal),
      staleTime: 0,
      gcTime: 0,
      retry: isWorthRetrying,
    }),

  /** Who changed what. */
  audit: (api: Api, hasCredentials: boolean) =>
    queryOptions({
      queryKey: [...pastKey, 'audit', { hasCredentials }],
      queryFn: ({ signal }) => getAudit(api, signal),
      staleTime: 0,
      gcTime: 0,
      retry: isWorthRetrying,
    }),
}
