import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { Api } from '../../../api/createApi.ts'
import { restoreVersion } from './historyRequests.ts'
import { pastKey, settingsKey } from './queries.ts'
import { putSettings } from './requests.ts'
import { openTrial, type TrialWish } from './trialRequests.ts'

export const configurationCommands = {
  /** Never optimistic: what is shown after it is what the service then says. The secret is forgotten at once. */
  save: (api: Api, queryClient: QueryClient) =>
    mutationOptions({
      gcTime: 0,
      mutationFn: (configuration: OpenIdConfiguration) => putSettings(api, configuration),
      onSuccess: () => askAgain(queryClient),
    }),

  /** Make a former version hold again. */
  restore: (api: Api, queryClient: QueryClient) =>
    mutationOptions({
      gcTime: 0,
      mutationFn: (versionId: string) => restoreVersion(api, versionId),
      onSuccess: () => askAgain(queryClient),
    }),

  /** Have a draft held, to be tried; it changes nothing that is stored. */
  openTrial: (api: Api) =>
    mutationOptions({ gcTime: 0, mutationFn: (wish: TrialWish) => openTrial(api, wish) }),
}

/** Not waited for: who has just locked themselves out would wait for refusals. */
function askAgain(queryClient: QueryClient): void {
  for (const queryKey of [settingsKey, pastKey, ['health']]) void queryClient.invalidateQueries({ queryKey })
}
