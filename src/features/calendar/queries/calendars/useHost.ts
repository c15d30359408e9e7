import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { User } from '#contract/identity.ts'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import type { Calendar } from './Calendar.ts'
import { ownerQuery, type OwnerFace } from './ownerQuery.ts'

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
  const api = useApi()
  const user = useUser()
  const ownerId = delegatingOwner(calendar)
  const { data, isError } = useQuery({ ...ownerQuery(api, ownerId ?? ''), enabled: ownerId !== null })
  return useMemo(() => {
    if (ownerId === null || isError) return hostOf(user, null)
    return data ? hostOf(user, { id: ownerId, ...data }) : null
  }, [ownerId, isError, user, data])
}

/** The id of the owner of a calendar that a person writes for somebody else. */
export const delegatingOwner = (calendar: Calendar | undefined): string | null =>
  calendar?.canWrite ? calendar.ownerId : null

export const hostOf = (
  { id, preferredEmail, displayName }: User,
  owner: (OwnerFace & { readonly id: string }) | null,
): Host =>
  owner === null
    ? { id, address: preferredEmail, name: displayName, isMe: true }
    : { id: owner.id, address: owner.address, name: owner.name, isMe: false }
