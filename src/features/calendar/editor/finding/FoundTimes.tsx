import { useMemo } from 'react'
import type { Guest } from '#domain/event/guests/GuestList.ts'
import type { Attending } from '#domain/freebusy/Attending.ts'
import { suggestTimes } from '#domain/freebusy/suggestTimes.ts'
import { addMs, later, minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { BusyPeople } from '../../freebusy/useBusyPeople.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { Host } from '../../queries/calendars/useHost.ts'
import { useNow } from '../../zone/useNow.ts'
import { FindOptions } from './FindOptions.tsx'
import { hoursOfWish, type FindWish } from './FindWish.ts'
import { SuggestedTimes } from './SuggestedTimes.tsx'

type FoundTimesProps = {
  readonly people: BusyPeople
  readonly guests: readonly Guest[]
  /** Which of them are rooms. */
  readonly rooms: readonly Guest[]
  readonly host: Host
  readonly wish: FindWish
  readonly time: Window
  /** The days that are looked through. */
  readonly window: Window
  readonly zone: Zone
  readonly nameOf: (address: string) => string
  readonly onWish: (change: Partial<FindWish>) => void
  readonly onStart: (start: EpochMs) => void
  readonly onEnd: (end: EpochMs) => void
}

/** Of so many people one need not come, unless it is chosen otherwise. */
const manyPeople = 4

/** What is wished, and the times that suit it best. */
export function FoundTimes(props: FoundTimesProps) {
  const { people, guests, rooms, host, wish, time, window, zone, nameOf, onWish, onStart, onEnd } = props
  const { workingHours } = useViewOptions()
  const now = useNow()
  const lengthMs = time.end - time.start
  const required = 1 + guests.filter((guest) => guest.role !== 'optional' && !rooms.includes(guest)).length
  const maxMissing = wish.maxMissing ?? (required >= manyPeople ? 1 : 0)
  const found = useMemo(
    () =>
      suggestTimes(attendingOf({ people, host, guests, rooms, zone, window }), {
        lengthMs,
        from: later(window.start, now),
        until: window.end,
        hours: hoursOfWish(wish, workingHours),
        zone,
        gapMs: wish.gapMinutes * minuteMs,
        maxMissing,
      }),
    [people, host, guests, rooms, lengthMs, window, now, wish, workingHours, zone, maxMissing],
  )
  return (
    <>
      <FindOptions
        {...{ wish, maxMissing, required, onWish }}
        lengthMinutes={Math.round(lengthMs / minuteMs)}
        onLength={(minutes) => onEnd(addMs(time.start, minutes * minuteMs))}
      />
      <SuggestedTimes
        {...found}
        {...{ nameOf, zone }}
        chosen={time.start}
        hasUnknown={guests.some(({ address }) => !people.has(address))}
        onPick={onStart}
      />
    </>
  )
}

type Around = Pick<FoundTimesProps, 'people' | 'host' | 'guests' | 'rooms' | 'zone' | 'window'>

/**
 * Everybody about whom something is known, the organizer first. Who looks does so within their own hours, unless the
 * event is in a zone where clocks show another time than theirs.
 */
function attendingOf({ people, host, guests, rooms, zone, window }: Around): readonly Attending[] {
  const all = [{ address: host.address, isRequired: true, isRoom: false }, ...guests.map(asAttending)]
  return all.flatMap((each) => {
    const known = people.get(each.address)
    if (!known) return []
    const { busy, working } = known
    const isElsewhere = working && working.zone.offsetAt(window.start) !== zone.offsetAt(window.start)
    const isWithinHours = host.isMe && each.address === host.address && !isElsewhere
    return [{ ...each, busy, working: isWithinHours ? null : working }]
  })

  function asAttending(guest: Guest) {
    const { address, role } = guest
    return { address, isRequired: role !== 'optional', isRoom: rooms.includes(guest) }
  }
}
