import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useSession } from '../../../api/SessionProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { healthCommands } from '../data/commands.ts'
import { sampleStore } from '../data/sampleStore.ts'
import { healthQueries, type Pace } from '../data/queries.ts'
import { hasHistory } from '../data/requests.ts'
import type { Watching } from '../data/watching.ts'

/** What is known about the service, requested at a pace, and how to request it at once. */
export function useWatch(pace: Pace) {
  const api = useApi()
  const session = useSession()
  const { id: userId, isPlatformAdmin: isAdministrator } = useUser()
  const client = useQueryClient()

  const watching = useMemo((): Watching => {
    const { baseUrl } = api.config
    const keepsItself = isAdministrator && !hasHistory(api.config)
    const samples = keepsItself ? sampleStore(indexedDB, { baseUrl, userId }) : null
    return { api, userId, isAdministrator, samples, isSignedOut: () => session.isEnded }
  }, [api, session, userId, isAdministrator])

  const { data: watch } = useQuery(healthQueries.watch(watching, pace))
  const { mutate: check, isPending, variables = [] } = useMutation(healthCommands.check(watching, client))
  return { watch, check, checking: isPending ? variables : null }
}
