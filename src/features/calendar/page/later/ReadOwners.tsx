import { useQueries } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiProvider.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { ownerQuery } from '../../queries/calendars/ownerQuery.ts'

/** Who owns the calendars that one writes for others: who invites there invites for them. */
export function ReadOwners({ calendars }: { readonly calendars: readonly Calendar[] }) {
  const api = useApi()
  const shared = calendars.flatMap(({ ownerId, canWrite }) => (canWrite && ownerId !== null ? [ownerId] : []))
  useQueries({ queries: [...new Set(shared)].map((ownerId) => ownerQuery(api, ownerId)) })
  return null
}
