import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { Api } from '../../../api/createApi.ts'
import type { Restoring } from './historyRequests.ts'
import { pastKey, settingsKey } from './queries.ts'
import type { StoredSettings } from './requests.ts'
import { restoreSettings } from './restoreSettings.ts'
import { saveSettings } from './saveSettings.ts'
import { openTrial, type TrialWish } from './trialRequests.ts'

export const configurationCommands = {
  /** Never optimistic: afterwards the page shows what the service answers. The secret is dropped at once. */
  save: (api: Api, queryClient: QueryClient) =>
    mutationOptions({
      gcTime: 0,
      mutationFn: (configuration: OpenIdConfiguration) =>
        saveSettings(api, configuration, knownEtag(queryClient)),
      onSuccess: (etag) => {
        // A second save may follow before the settings are read again.
        acceptVersion(queryClient, etag)
        askAgain(queryClient)
      },
      // Where somebody else saved first, theirs is a version by now.
      onError: () => void queryClient.invalidateQueries({ queryKey: pastKey }),
    }),

  /** Make a former version hold again. */
  restore: (api: Api, queryClient: QueryClient) =>
    mutationOptions({
      gcTime: 0,
      mutationFn: (restoring: Restoring) => restoreSettings(api, restoring),
      onError: () => void queryClient.invalidateQueries({ queryKey: pastKey }),
      onSuccess: () => askAgain(queryClient),
    }),

  /** Have the service hold a draft for a trial; nothing that is stored changes. */
  openTrial: (api: Api) =>
    mutationOptions({ gcTime: 0, mutationFn: (wish: TrialWish) => openTrial(api, wish) }),
}

/** Not awaited: after locking oneself out these requests fail slowly. */
function askAgain(queryClient: QueryClient): void {
  for (const queryKey of [settingsKey, pastKey, ['health']]) void queryClient.invalidateQueries({ queryKey })
}

/** The ETag of the settings that the form began with. */
function knownEtag(queryClient: QueryClient): string | null {
  const read = queryClient.getQueriesData<StoredSettings>({ queryKey: settingsKey })
  const etags = read.flatMap(([, settings]) => (settings?.kind === 'stored' ? [settings.etag] : []))
  return etags.at(-1) ?? null
}

/**
 * With other credentials the form stays with what it began with, and a save is compared with that: read again,
 * it would begin anew with what somebody else saved meanwhile, without what was typed.
 */
export function carrySettings(queryClient: QueryClient, hasCredentials: boolean): void {
  const before = queryClient.getQueryState<StoredSettings>([
    ...settingsKey,
    { hasCredentials: !hasCredentials },
  ])
  if (before?.data?.kind !== 'stored') return
  const { data, dataUpdatedAt: updatedAt } = before
  queryClient.setQueryData<StoredSettings>([...settingsKey, { hasCredentials }], data, { updatedAt })
}

/** From now on a save replaces this version; the form stays as it is, because nothing was read again. */
export function acceptVersion(queryClient: QueryClient, etag: string | null): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: settingsKey })) {
    queryClient.setQueryData<StoredSettings>(
      queryKey,
      (settings) => (settings?.kind === 'stored' ? { ...settings, etag } : settings),
      { updatedAt: state.dataUpdatedAt },
    )
  }
}
