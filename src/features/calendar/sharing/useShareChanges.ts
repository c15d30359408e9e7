import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { changeShares, type ShareChange } from './shareRequests.ts'

export const sharesKey = ({ homeId, id }: Calendar) => ['calendar', 'shares', homeId, id]

/** Changes of who has a calendar, one after the other, and how far they have come. */
export function useShareChanges(calendar: Calendar) {
  const api = useApi()
  const client = useQueryClient()
  const queryKey = sharesKey(calendar)
  const slots = { userId: calendar.homeId, calendarId: calendar.id }
  // The next key begins at it, before the mutation says that it is pending.
  const [wanted, setWanted] = useState<ShareChange | null>(null)
  const [announced, setAnnounced] = useState<readonly ShareChange[]>([])
  const { mutate, error, isPending } = useMutation({
    mutationFn: (changes: readonly ShareChange[]) => changeShares(api, slots, changes),
    // The arrow keys go through the rights one by one: the last is the one that stays.
    scope: { id: queryKey.join('/') },
    onMutate: () => setAnnounced([]),
    onSuccess: (_, done) => setAnnounced(done),
    onSettled: async (_, __, done) => {
      await client.invalidateQueries({ queryKey })
      setWanted((last) => (last && done.includes(last) ? null : last))
    },
  })

  function onChange(next: ShareChange) {
    setWanted(next)
    mutate([next])
  }

  return {
    error,
    isPending,
    /** What was chosen last for somebody, until it is read again; null for nothing. */
    wanted,
    /** What was done last. */
    announced,
    onChange,
    onAdd: (added: readonly ShareChange[], then: () => void) => mutate(added, { onSuccess: then }),
  }
}
