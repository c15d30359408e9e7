import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { latestGuests, recentGuests, type RecentGuest } from '#domain/event/guests/recentGuests.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import type { RangeRead } from '../../queries/ranges/readItems.ts'

/** So many are offered before anything is typed. */
const maxRecent = 8

/**
 * Whom the person has asked to come to events of their own lately, as far as these were read when it was first asked.
 *
 * @param isAsked nobody before that
 */
export function useRecentGuests(isAsked = true): readonly EventPerson[] {
  const client = useQueryClient()
  const { id, emails } = useUser()
  return useMemo(() => (isAsked ? recentIn(client, id, emails) : none), [isAsked, client, id, emails])
}

const none: readonly never[] = []

function recentIn(client: QueryClient, userId: string, emails: readonly string[]): readonly EventPerson[] {
  const reads = client.getQueriesData<RangeRead>({ queryKey: calendarKeys.rangesOfHome(userId) })
  return latestGuests(
    reads.flatMap(([, read]) => (read ? recentOf(read, emails) : [])),
    maxRecent,
  )
}

/** Those of one answer, which never changes: a year of a busy calendar is read once. */
function recentOf(read: RangeRead, emails: readonly string[]): readonly RecentGuest[] {
  const known = recentByRead.get(read)
  if (known?.emails === emails) return known.recent
  const recent = recentGuests(
    read.items.map(({ data }) => data),
    emails,
    maxRecent,
  )
  recentByRead.set(read, { emails, recent })
  return recent
}

const recentByRead = new WeakMap<
  RangeRead,
  { readonly emails: readonly string[]; readonly recent: readonly RecentGuest[] }
>()
