import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import type { Calendar } from './Calendar.ts'
import { ownerQuery } from './ownerQuery.ts'
import { delegatingOwner } from './useHost.ts'

/**
 * The addresses for which a person acts in a calendar: their own, and those of its owner if they may write it for
 * somebody else.
 *
 * @returns null until the owner is known
 */
export function useActingAs(calendar: Calendar | undefined): readonly string[] | null {
  const api = useApi()
  const { emails } = useUser()
  const ownerId = delegatingOwner(calendar)
  const { data, isError } = useQuery({ ...ownerQuery(api, ownerId ?? ''), enabled: ownerId !== null })
  if (ownerId === null || isError) return emails
  return data ? [...emails, ...data.emails] : null
}
