import { useMemo } from 'react'
import type { ItemView } from '#domain/event/Item.ts'
import { useUser } from '../../../../api/UserProvider.tsx'

/** Who reads events: the zone they look in, and the addresses by which they are invited. */
export function useReader(viewZone: string): Omit<ItemView, 'window'> {
  const { emails, preferredEmail } = useUser()
  return useMemo(
    () => ({ viewZone, myAddresses: [preferredEmail, ...emails].filter((address) => address !== '') }),
    [viewZone, preferredEmail, emails],
  )
}
