import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { recentGuests } from '#domain/event/guests/recentGuests.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import type { RangeRead } from '../../queries/ranges/readItems.ts'

/** So many are offered before anything is typed. */
const maxRecent = 8

/** Whom the person has asked to come to events of their own lately, as far as these were read when the form opened. */
export function useRecentGuests(): readonly EventPerson[] {
  const client = useQueryClient()
  const { id, emails } = useUser()
  const [recent] = useState(() => {
    const reads = client.getQueriesData<RangeRead>({ queryKey: calendarKeys.rangesOfHome(id) })
    const objects = new Map(
      reads.flatMap(([, read]) =>
        (read?.items ?? []).map((item) => [`${item.calendarId}/${item.eventId}`, item.data] as const),
      ),
    )
    return recentGuests([...objects.values()], emails, maxRecent)
  })
  return recent
}
