import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { freeBusyLimits } from '#contract/sharing/freeBusy.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { busyQuery } from '../../freebusy/busyQueries.ts'
import { foundRoomsQuery, type FoundRoom } from './roomQueries.ts'
import { roomStates, type RoomAtTime } from './roomStates.ts'

type Circumstances = {
  /** The time of the event; null while it has none. */
  readonly time: Window | null
  /** Of the event that is edited; null for a new one. */
  readonly uid: string | null
  /** As of `BusyAsked`. */
  readonly occurrence: string | null
  readonly zone: string
}

type Rooms = {
  /** What was found by what is typed; null while it was not, or cannot be. */
  readonly found: readonly RoomAtTime[] | null
  readonly isFailed: boolean
  /** What is found by a text, asked if that was not done yet. */
  readonly find: (text: string) => Promise<readonly FoundRoom[]>
  /** Reads the list again, where a room was found that it lacks. */
  readonly refresh: () => void
  /** A room for so many people that is free then; null if there is none. */
  readonly findFree: (people: number) => Promise<RoomAtTime | null>
}

/** Rooms by what is typed, and whether they are free at the time of an event. */
export function useRooms(typed: string, { time, uid, occurrence, zone }: Circumstances): Rooms {
  const api = useApi()
  const client = useQueryClient()
  const asked = useDeferredValue(typed.trim())
  const rooms = useQuery({
    ...foundRoomsQuery(api, asked),
    placeholderData: keepPreviousData,
    // An administrator may have listed one since the last form.
    refetchOnMount: 'always',
  })
  const busyOf = (found: readonly FoundRoom[], window: Window) =>
    busyQuery(api, {
      users: found.slice(0, freeBusyLimits.people).map(({ id }) => id),
      window,
      uid,
      occurrence,
      zone,
    })
  const busy = useQuery({
    ...busyOf(rooms.data ?? [], time ?? nowhen),
    enabled: time !== null && (rooms.data?.length ?? 0) > 0,
  })

  async function findFree(people: number): Promise<RoomAtTime | null> {
    if (time === null) return null
    const found = await client.fetchQuery({ ...foundRoomsQuery(api, String(people)), staleTime: 0 })
    if (found.length === 0) return null
    // Somebody may have booked one since they were shown.
    const known = await client.fetchQuery({ ...busyOf(found, time), staleTime: 0 })
    return roomStates(found, known, time).find(({ state }) => state === 'free') ?? null
  }

  return {
    found: rooms.data ? roomStates(rooms.data, busy.data ?? null, time) : null,
    find: (text) => client.fetchQuery(foundRoomsQuery(api, text.trim())),
    refresh: () => void rooms.refetch(),
    isFailed: rooms.isError || busy.isError,
    findFree,
  }
}

const nowhen = { start: epochMs(0), end: epochMs(0) } satisfies Window
