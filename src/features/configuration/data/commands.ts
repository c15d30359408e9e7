import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { Api } from '../../../api/createApi.ts'
import { settingsKey } from './queries.ts'
import { putSettings } from './requests.ts'

export const configurationCommands = {
  /** Never optimistic: what is shown after it is what the service then says. The secret is forgotten at once. */
  save: (api: Api, queryClient: QueryClient) =>
    mutationOptions({
      gcTime: 0,
      mutationFn: (configuration: OpenIdConfiguration) => putSettings(api, configuration),
      onSuccess: async () => {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: settingsKey }),
          queryClient.invalidateQueries({ queryKey: ['health'] }),
        ])
      },
    }),
}
