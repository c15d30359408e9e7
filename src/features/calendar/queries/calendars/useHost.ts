import { useMemo } from 'react'
import type { User } from '#contract/identity.ts'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import type { Calendar } from './Calendar.ts'
import type { OwnerFace } from './ownerQuery.ts'
import { useDelegatingOwner } from './useDelegatingOwner.ts'

/** Who organizes what is written in a calendar. */
export type Host = EventPerson & {
  readonly id: string
  /** Whether it is the person who writes. */
  readonly isMe: boolean
}

/**
 * Who organizes what a person writes in a calendar: its owner if they may write it for somebody else, and themselves
 * otherwise.
 *
 * @returns null until the owner is known
 */
export function useHost(calendar: Calendar | undefined): Host | null {
  const user = useUser()
  const owner = useDelegatingOwner(calendar)
  return useMemo(() => (owner === undefined ? null : hostOf(user, owner)), [owner, user])
}

export const hostOf = (
  { id, preferredEmail, displayName }: User,
  owner: (OwnerFace & { readonly id: string }) | null,
): Host =>
  owner === null
    ? { id, address: preferredEmail, name: displayName, isMe: true }
    : { id: owner.id, address: owner.address, name: owner.name, isMe: false }
