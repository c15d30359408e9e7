import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Watch } from '#domain/health/watch.ts'
import { healthKeys } from './queries.ts'
import { askAll, askSome, type Watching } from './watching.ts'

export const healthCommands = {
  /**
   * Check now: components by their names (HC-4), all without names. The page shows this answer from then on.
   */
  check: (watching: Watching, client: QueryClient) =>
    mutationOptions({
      mutationKey: ['health', 'check'],
      mutationFn: async (names: readonly string[]) => {
        const key = healthKeys.watch(watching)
        const known = () => client.getQueryData<Watch>(key)
        const watch = await (names.length === 0
          ? askAll(watching, { known })
          : askSome(watching, names, { known }))
        if (!watching.isSignedOut()) client.setQueryData(key, watch)
      },
    }),
}
