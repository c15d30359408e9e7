import { useMemo } from 'react'
import type { ItemView } from '#domain/event/Item.ts'
import { useUser } from '../../../../api/UserProvider.tsx'

/** The person who reads events: their zone, and the addresses that they are invited by. */
export function useReader(viewZone: string): Omit<ItemView, 'window'> {
  const { emails, preferredEmail } = useUser()
  return useMemo(
    () => ({ viewZone, myAddresses: [preferredEmail, ...emails].filter((address) => address !== '') }),
    [viewZone, preferredEmail, emails],
  )
}
