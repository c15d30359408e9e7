import * as v from 'valibot'
import {
  freeBusyLimits,
  freeBusyQuery,
  type BusyTime,
  type FreeBusyAnswer,
  type FreeBusyQuery,
} from '#contract/sharing/freeBusy.ts'
import { readUserSettings, type UserSettings } from '#contract/settings/userSettings.ts'
import { busyPeriods, mergedPeriods, type BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { organizerOf } from '#domain/scheduling/people.ts'
import { StepBudget } from '#domain/recurrence/StepBudget.ts'
import { utcText } from '#domain/time/localDateTime.ts'
import { dayMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import { zoneNamed, type Zone } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { digest as webDigest } from '../../digest.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import { addressesOf, bareAddressesOf } from '../../identity/people/addressIn.ts'
import { isFindable } from '../../identity/search/peopleSearch.ts'
import { personSettings } from '../../identity/settings/personSettings.ts'
import { callBudget } from '../../identity/throttle/callBudget.ts'
import { may } from '../../rights.ts'
import { roomDirectory } from '../../rooms/roomDirectory.ts'
import type { Services } from '../../services.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { CalendarRecord, EventRecord, ShareRecord, UserRecord } from '../../store/records.ts'
import { json } from '../answers/negotiation.ts'
import { readRange } from '../reports/readRange.ts'
import { isPrivate } from '../sharing/eventThrough.ts'
import { busyIn, type BusyEventsAsked } from './busyIn.ts'

/** How many times of a person are told, and at what cost: many times what somebody has in so many days. */
const maxTimes = 10_000
const maxSteps = 1_000_000

const members = v.record(v.string(), v.unknown())

/** As often as somebody looks for a time, and too seldom to watch a whole domain. */
const budget = { name: 'freebusy', limit: 120, windowMs: 60_000 } as const

/** When people of one's own domain are busy (CAL-27). */
export function freeBusyHandlers({ ports, throttleCounts: counts }: Services): Handlers<'freeBusy'> {
  const { store, clock, settings, digest = webDigest } = ports
  const count = callBudget(budget, 'You asked for busy times too often. Please wait a minute.', {
    counts,
    clock,
    digest,
  })
  const chosen = personSettings(store.configuration)
  const rooms = roomDirectory(store)

  /** Who is unknown, of another domain, blocked or does not want it look the same. */
  async function personAsked(id: string, caller: UserRecord): Promise<PersonAsked | null> {
    if (id === caller.id) return { person: caller, settings: await settingsOf(id) }
    const room = await rooms.byId(id)
    const user = room ?? (await store.users.byId(id))
    if (user === null || user.blockedAt !== undefined || user.domainId !== caller.domainId) return null
    if (!isFindable(settings, user.email)) return null
    // A room has chosen nothing, and always tells.
    if (room !== null) return { person: room, settings: {} }
    const chosenByThem = await settingsOf(user.id)
    return chosenByThem.freeBusy === 'nobody' ? null : { person: user, settings: chosenByThem }
  }

  async function settingsOf(userId: string): Promise<UserSettings> {
    const { text } = await chosen.of(userId)
    return readUserSettings(v.parse(members, JSON.parse(text)))
  }

  /** The calendars of others whose events a person may read, as `homeId/calendarId`. */
  async function readableBy(user: UserRecord): Promise<ReadonlySet<string>> {
    const shares = await store.shares.with(user.id)
    const mayRead = (copy: ShareRecord) =>
      may(user, 'read', { homeId: copy.userId, calendarId: copy.copyId, copy })
    return new Set(
      shares
        .filter((share) => share.status !== 'hidden' && mayRead(share))
        .map(({ source }) => keyOf(source)),
    )
  }

  /** Of a person who has too many times to tell, all of the range is busy: nobody is to take it for free. */
  async function busyTimesOf(person: UserRecord, range: Window, asking: AskingOf) {
    const { caller, readable, uids, occurrences, zone, signal } = asking
    const mayRead = (event: EventRecord) =>
      person.id === caller.id || (readable.has(keyOf(event)) && !isPrivate(event))
    const open: { id: string; busy: BusyTime[] }[] = []
    const hidden: BusyPeriod[] = []
    let left = maxTimes
    const steps = new StepBudget(maxSteps)
    for (const calendar of await store.calendars.ofHome(person.id)) {
      const busy: BusyTime[] = []
      const asked = { range, addresses: addressesOf(person), zone, signal, limit: left, budget: steps }
      const events = await busyIn(store, [calendar], asked)
      if (events === null) return [{ id: person.id, busy: [written({ ...range, isTentative: false })] }]
      left -= events.reduce((sum, { periods }) => sum + periods.length, 0)
      for (const { event, periods: all } of events) {
        const except = occurrences.get(event.uid)
        const isMoved = uids.has(event.uid) || except !== undefined
        const mayLeaveOut = isMoved && (mayRead(event) || isOrganizedBy(event, caller))
        if (mayLeaveOut && uids.has(event.uid)) continue
        const periods = mayLeaveOut && except ? periodsBut(event, except, asked) : all
        if (!mayRead(event)) hidden.push(...periods)
        else busy.push(...periods.map((each) => written(each, event.uid)))
      }
      if (busy.length > 0) open.push({ id: calendar.calendarId, busy })
    }
    // The ids of calendars that one may not read would tell more than times do.
    const rest = mergedPeriods(hidden).map((each) => written(each))
    return rest.length === 0 ? open : [...open, { id: person.id, busy: rest }]
  }

  return {
    freeBusy: async (call) => {
      const asked = await readJson(call, freeBusyQuery)
      const range = rangeOf(asked)
      await count(call.principal)
      const caller = call.principal.user
      const readable = await readableBy(caller)
      const signal = () => call.request.signal
      const asking: Asking = {
        caller,
        readable,
        uids: new Set(asked.uids),
        occurrences: occurrencesByUid(asked.occurrences),
        signal,
      }
      const users: FreeBusyAnswer['users'] = []
      for (const id of new Set(asked.users)) {
        const known = await personAsked(id, caller)
        if (known === null) continue
        const zone = zoneOf(known.settings.homeZone) ?? zoneOf(asked.zone) ?? zoneNamed('UTC')
        const calendars = await busyTimesOf(known.person, range, { ...asking, zone })
        users.push({ id, calendars, ...workingTimeOf(known, caller) })
      }
      const { start, end } = asked
      return json(JSON.stringify({ start, end, users } satisfies FreeBusyAnswer))
    },
  }
}

/** Who organizes an event knows when it is: it does not keep its guests from another time. */
function isOrganizedBy({ jcal }: EventRecord, person: UserRecord): boolean {
  const data = parsedJCal(jcal)
  return data !== null && bareAddressesOf(person).includes(organizerOf(data))
}

const occurrencesByUid = (occurrences: FreeBusyQuery['occurrences']) =>
  new Map(
    [...Map.groupBy(occurrences, ({ uid }) => uid)].map(([uid, dates]) => [
      uid,
      new Set(dates.map(({ occurrence }) => occurrence)),
    ]),
  )

/** When a series keeps its person busy on all of its dates but these. It has been read before, so that it can be. */
function periodsBut(
  { jcal }: EventRecord,
  except: ReadonlySet<string>,
  { range, addresses, zone }: Pick<BusyEventsAsked, 'range' | 'addresses' | 'zone'>,
): readonly BusyPeriod[] {
  const data = parsedJCal(jcal)
  return data === null ? [] : busyPeriods(data, range, addresses, zone, { except })
}

type PersonAsked = { readonly person: UserRecord; readonly settings: UserSettings }

/** What a person has chosen of their zone and working hours, for themselves and those who may have it. */
function workingTimeOf({ person, settings }: PersonAsked, { id }: UserRecord) {
  const { homeZone, workingHours, workingTime } = settings
  if (workingTime === 'nobody' && person.id !== id) return {}
  return {
    ...(homeZone !== undefined && { zone: homeZone }),
    ...(workingHours !== undefined && { workingHours }),
  }
}

function zoneOf(name = ''): Zone | null {
  const iana = ianaZone(name)
  return iana === null ? null : zoneNamed(iana)
}

type Asking = {
  readonly caller: UserRecord
  readonly readable: ReadonlySet<string>
  readonly uids: ReadonlySet<string>
  /** Of series, by their UIDs. */
  readonly occurrences: ReadonlyMap<string, ReadonlySet<string>>
  /** Of a client that may disconnect. */
  readonly signal: () => AbortSignal
}

/** The same about one person; `zone` is theirs. */
type AskingOf = Asking & { readonly zone: Zone }

/** @throws {HttpError} wrong-shape for more days than may be asked for */
function rangeOf({ start, end }: FreeBusyQuery): Window {
  const range = readRange({ start, end })
  if (range.end - range.start > freeBusyLimits.days * dayMs)
    throwHttpError('wrong-shape', `end must be at most ${freeBusyLimits.days} days after start.`)
  return range
}

const written = ({ start, end, isTentative }: BusyPeriod, uid?: string): BusyTime => ({
  ...(uid !== undefined && { uid }),
  start: utcText(start),
  end: utcText(end),
  ...(isTentative && { fbtype: 'BUSY-TENTATIVE' }),
})

const keyOf = ({ homeId, calendarId }: Pick<CalendarRecord, 'homeId' | 'calendarId'>) =>
  JSON.stringify([homeId, calendarId])
