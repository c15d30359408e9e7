import { useMemo } from 'react'
import type { User } from '#contract/identity.ts'
import type { ItemView } from '#domain/event/Item.ts'
import { useUser } from '../../../../api/UserProvider.tsx'

/** The person who reads events: their zone, and the addresses that they are invited by. */
export function useReader(viewZone: string): Omit<ItemView, 'window'> {
  const user = useUser()
  return useMemo(() => ({ viewZone, myAddresses: addressesOf(user) }), [viewZone, user])
}

/** The identical addresses wherever events are read: for others, each event would be read anew. */
function addressesOf(user: User): readonly string[] {
  const known =
    addresses.get(user) ?? [user.preferredEmail, ...user.emails].filter((address) => address !== '')
  addresses.set(user, known)
  return known
}

const addresses = new WeakMap<User, readonly string[]>()
