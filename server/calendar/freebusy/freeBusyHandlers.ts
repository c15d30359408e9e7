import * as v from 'valibot'
import {
  freeBusyLimits,
  freeBusyQuery,
  type BusyTime,
  type FreeBusyAnswer,
  type FreeBusyQuery,
} from '#contract/sharing/freeBusy.ts'
import { readUserSettings } from '#contract/settings/userSettings.ts'
import { mergedPeriods, type BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { organizerOf } from '#domain/scheduling/people.ts'
import { utcText } from '#domain/time/localDateTime.ts'
import { dayMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import { digest as webDigest } from '../../digest.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import { isFindable } from '../../identity/search/peopleSearch.ts'
import { personSettings } from '../../identity/settings/personSettings.ts'
import { callBudget } from '../../identity/throttle/callBudget.ts'
import type { Services } from '../../services.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { CalendarRecord, EventRecord, UserRecord } from '../../store/records.ts'
import { json } from '../answers/negotiation.ts'
import { readRange } from '../reports/readRange.ts'
import { isPrivate } from '../sharing/eventThrough.ts'
import { busyIn } from './busyIn.ts'

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

  /** Who is unknown, of another domain, blocked or does not want it look the same. */
  async function personAsked(id: string, caller: UserRecord): Promise<UserRecord | null> {
    if (id === caller.id) return caller
    const user = await store.users.byId(id)
    if (user === null || user.blockedAt !== undefined || user.domainId !== caller.domainId) return null
    if (!isFindable(settings, user.email)) return null
    const { text } = await chosen.of(user.id)
    const { freeBusy } = readUserSettings(v.parse(members, JSON.parse(text)))
    return freeBusy === 'nobody' ? null : user
  }

  /** The calendars of others whose events a person may read, as `homeId/calendarId`. */
  async function readableBy({ id }: UserRecord): Promise<ReadonlySet<string>> {
    const shares = await store.shares.with(id)
    return new Set(
      shares
        .filter(({ right, status }) => right !== 'freebusy' && status !== 'hidden')
        .map(({ source }) => keyOf(source)),
    )
  }

  async function busyTimesOf(person: UserRecord, range: Window, asking: Asking) {
    const { caller, readable, uids } = asking
    const mayRead = (event: EventRecord) =>
      person.id === caller.id || (readable.has(keyOf(event)) && !isPrivate(event))
    const open: { id: string; busy: BusyTime[] }[] = []
    const hidden: BusyPeriod[] = []
    for (const calendar of await store.calendars.ofHome(person.id)) {
      const busy: BusyTime[] = []
      for (const { event, periods } of await busyIn(store, [calendar], range, person.email)) {
        if (uids.has(event.uid) && (mayRead(event) || isOrganizedBy(event, caller.email))) continue
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
      const asking = { caller, readable: await readableBy(caller), uids: new Set(asked.uids) }
      const users: FreeBusyAnswer['users'] = []
      for (const id of new Set(asked.users)) {
        const person = await personAsked(id, caller)
        if (person !== null) users.push({ id, calendars: await busyTimesOf(person, range, asking) })
      }
      const { start, end } = asked
      return json(JSON.stringify({ start, end, users } satisfies FreeBusyAnswer))
    },
  }
}

/** Who organizes an event knows when it is: it does not keep its guests from another time. */
function isOrganizedBy({ jcal }: EventRecord, address: string): boolean {
  const data = parsedJCal(jcal)
  return data !== null && organizerOf(data) === address
}

type Asking = {
  readonly caller: UserRecord
  readonly readable: ReadonlySet<string>
  readonly uids: ReadonlySet<string>
}

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
