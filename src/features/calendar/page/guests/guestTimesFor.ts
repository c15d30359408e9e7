import type { QueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import type { User } from '#contract/identity.ts'
import { freeBusyLimits } from '#contract/sharing/freeBusy.ts'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import {
  guestOf,
  isSamePerson,
  mayInvite,
  type EventPerson,
  type Guest,
} from '#domain/event/guests/GuestList.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import type { Attending } from '#domain/freebusy/Attending.ts'
import { blockedIn, blockedTimes, type BlockedTime } from '#domain/freebusy/blockedTimes.ts'
import { suggestTimes } from '#domain/freebusy/suggestTimes.ts'
import { later, type EpochMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { Api } from '../../../../api/createApi.ts'
import { andList } from '../../../../locales/andList.ts'
import { entryLine, paragraph } from '../../../../ui/join.ts'
import { formatWhen } from '../../format/formatEvent.ts'
import { busyQuery, personIdQuery } from '../../freebusy/busyQueries.ts'
import type { GuestTimes } from '../../grid/drag/guests/guestTimes.ts'
import { ownerQuery } from '../../queries/calendars/ownerQuery.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { delegatingOwner } from '../../queries/calendars/useDelegatingOwner.ts'
import { hostOf, type Host } from '../../queries/calendars/useHost.ts'
import type { WorkingHours } from '../../options/ViewOptions.ts'

// lingui-set comment="Said while an event with guests is moved. {names}, {perhaps} and {off} are people, {times} are dates with times."

type Circumstances = {
  /** That of the event. */
  readonly calendar: Calendar | undefined
  readonly api: Api
  readonly client: QueryClient
  readonly user: User
  readonly zone: Zone
  readonly workingHours: readonly WorkingHours[]
  readonly now: EpochMs
}

/** As many places are shown. */
const maxBest = 3

/**
 * When the guests of an event can come in the days that are shown, rooms among them, and in the calendar of somebody
 * else its owner; null if it has none, or somebody else organizes it.
 */
export async function guestTimesFor(
  event: CalendarEvent,
  shown: Window,
  circumstances: Circumstances,
): Promise<GuestTimes | null> {
  const { when, vevent, uid, occurrence } = event
  const people = vevent ? readGuestList(vevent) : null
  const invited = [...(people?.guests ?? []), ...(people?.rooms ?? [])]
  if (!people || invited.length === 0 || when.kind !== 'timed') return null
  const { host, actsFor } = await hostFor(circumstances)
  if (!mayInvite(people, actsFor)) return null
  const asked = invited.filter(({ address }) => !isSamePerson(address, host.address))
  const rooms = people.rooms ?? []
  const { mine, guests } = await attendingOf(asked, { uid, occurrence, shown, host, rooms }, circumstances)
  const { zone, workingHours, now } = circumstances
  const blocked = blockedTimes(guests, shown)
  const { suggested } = suggestTimes(
    [...mine, ...guests],
    {
      lengthMs: when.end - when.start,
      from: later(shown.start, now),
      until: shown.end,
      hours: workingHours,
      zone,
      gapMs: 0,
      maxMissing: 0,
    },
    maxBest,
  )
  const best = guests.length > 0 ? suggested : []
  return { blocked, best, ...wordsOf([host, ...asked], { blocked, best }, zone) }
}

/** Who organizes what is written in the calendar of the event, and the addresses for which one acts there. */
async function hostFor({ api, client, user, calendar }: Circumstances) {
  const id = delegatingOwner(calendar)
  const owner = id === null ? null : await client.fetchQuery(ownerQuery(api, id)).catch(() => null)
  const host = hostOf(user, id === null || owner === null ? null : { ...owner, id })
  return { host, actsFor: [...user.emails, ...(owner?.emails ?? [])] }
}

type Asked = {
  readonly uid: string
  readonly occurrence: string | null
  readonly shown: Window
  readonly host: Host
  /** Which of the guests are rooms. */
  readonly rooms: readonly Guest[]
}

/** Those whose events one sees anyway, and all others. */
async function attendingOf(
  guests: readonly Guest[],
  { uid, occurrence, shown: window, host, rooms }: Asked,
  { api, client, user, zone }: Circumstances,
): Promise<{ readonly mine: readonly Attending[]; readonly guests: readonly Attending[] }> {
  const asked = guests.slice(0, freeBusyLimits.people - 1)
  const found = await Promise.all(
    asked.map(({ address }) => client.fetchQuery(personIdQuery(api, address, user))),
  )
  const people = [{ ...guestOf(host), id: host.id }, ...asked.map((each, at) => ({ ...each, id: found[at] }))]
  const users = people.flatMap(({ id }) => id ?? [])
  const known = await client.fetchQuery(busyQuery(api, { users, window, uid, occurrence, zone: zone.name }))
  const attending = people.flatMap(({ address, role, id }) => {
    const person = known.get(id ?? '')
    const isRoom = rooms.some((room) => room.address === address)
    return person ? [{ id, address, isRequired: role !== 'optional', isRoom, ...person }] : []
  })
  const [mine = [], others = []] = [true, false].map((isMine) =>
    attending.filter(({ id }) => (id === user.id) === isMine),
  )
  return { mine: mine.map((each) => ({ ...each, working: null })), guests: others }
}

/** What is written and announced of the times of these guests. */
function wordsOf(
  guests: readonly EventPerson[],
  { blocked, best }: Pick<GuestTimes, 'blocked' | 'best'>,
  zone: Zone,
): Pick<GuestTimes, 'namesIn' | 'bestWords' | 'tell'> {
  const nameOf = (address: string) => guests.find((each) => each.address === address)?.name || address
  const namesOf = (addresses: readonly string[]) => andList(addresses.map(nameOf))
  const timeOf = ({ start, end }: Window) =>
    formatWhen({ when: { kind: 'timed', start, end, zone: zone.name } }, zone)
  const times = entryLine(best.map(timeOf))
  return {
    namesIn: ({ busy, unsure }: BlockedTime) => namesOf(busy.length > 0 ? busy : unsure),
    bestWords: best.length > 0 ? t`Best for all guests: ${times}.` : '',
    tell: (when: EventWhen) => {
      if (when.kind !== 'timed') return ''
      const then = blockedIn(blocked, when)
      const busy = namesOf(then.busy)
      const perhaps = namesOf(then.unsure)
      const off = namesOf(then.off)
      return paragraph([
        then.busy.length > 0 && t`Busy then: ${busy}.`,
        then.unsure.length > 0 && t`Perhaps busy then: ${perhaps}.`,
        then.off.length > 0 && t`Outside of working hours: ${off}.`,
      ])
    },
  }
}
