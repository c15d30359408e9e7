import { useQueries } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiProvider.tsx'
import { personQuery } from './personQuery.ts'

/** The names of people by their ids; empty while one is not known, and for who is not to be found. */
export function usePersonNames(ids: readonly string[]): (id: string) => string {
  const api = useApi()
  const asked = [...new Set(ids)]
  const found = useQueries({
    queries: asked.map((id) => ({ ...personQuery(api, id), enabled: api.config.features.people })),
  })
  const names = new Map(
    asked.map((id, index) => [id, found[index]?.data?.displayName || found[index]?.data?.preferredEmail]),
  )
  return (id) => names.get(id) ?? ''
}
