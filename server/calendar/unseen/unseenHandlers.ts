import {
  unseenLimits,
  type DeletedCalendarSeen,
  type UnseenChange,
  type UnseenChangesAnswer,
} from '#contract/unseen/unseenChanges.ts'
import { addMs, dayMs, epochMs, later, type EpochMs } from '#domain/time/units.ts'
import { digest as webDigest } from '../../digest.ts'
import type { Handlers } from '../../Handler.ts'
import { throwHttpError } from '../../HttpError.ts'
import { personSettings } from '../../identity/settings/personSettings.ts'
import { callBudget } from '../../identity/throttle/callBudget.ts'
import { may } from '../../rights.ts'
import type { Services } from '../../services.ts'
import type { ChangedEvent } from '../../store/EventHistoryStore.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, UserRecord } from '../../store/records.ts'
import { calendarHref, eventHref } from '../answers/hrefs.ts'
import { shortHash } from '../answers/shortHash.ts'
import { copiesIn } from '../sharing/copies.ts'
import { lookedIn, type Looked } from './lookedIn.ts'
import { movedEvents, type LookedAt, type MovedEvent } from './movedEvents.ts'
import { peopleNamed } from './peopleNamed.ts'
import { seenThrough, type ChangeSeen } from './seenThrough.ts'

/** Each tab asks after changes of others, which come by twos in a second at most. */
const budget = { name: 'unseen', limit: 240, windowMs: 60_000 } as const
const bytesEach = 256 * 1024

/** What others did since somebody looked (CAL-34). */
export function unseenHandlers({ ports, throttleCounts: counts }: Services): Handlers<'unseenChanges'> {
  const { store, clock, digest = webDigest } = ports
  const count = callBudget(budget, 'You asked for changes too often. Please wait a minute.', {
    counts,
    clock,
    digest,
  })
  const settings = personSettings(store.configuration)

  /** How a person looks at a calendar: not at what is from before it was shared with them, in this way. */
  const lookAt = (user: UserRecord, calendar: CalendarRecord, looked: Looked, now: EpochMs): LookedAt => {
    const since = later(looked.until, epochMs(calendar.copy?.revision ?? 0))
    const lookedAt = (eventId: string) => later(since, looked.events.get(idOf(calendar, eventId)) ?? since)
    const limit = { events: unseenLimits.changes + 1, bytesEach }
    return { calendar, look: { reader: user.id, since, lookedAt, now, limit } }
  }

  /** What a person reads; what a file on the web says now is no change of anybody (CAL-31). */
  const readBy = async (user: UserRecord) => {
    const all = [...(await store.calendars.ofHome(user.id)), ...(await copiesIn(store, user.id))]
    return all.filter((calendar) => calendar.web === undefined && may(user, 'read', calendar))
  }

  const deletedCalendars = async (user: UserRecord, looked: Looked, now: EpochMs, people: PeopleNamed) => {
    const deleted = await store.unseen.deletedCalendars(user.id, looked.until, now)
    const seen: DeletedCalendarSeen[] = []
    for (const { copyId, name, events, at, by } of deleted) {
      const id = shortHash(calendarHref(user.id, copyId))
      if (at > (looked.events.get(id) ?? 0))
        seen.push({ id, name, events, at: new Date(at).toISOString(), by: await people.named(by) })
    }
    return seen
  }

  return {
    unseenChanges: async ({ url, principal }) => {
      await count(principal)
      const { user } = principal
      const now = clock()
      const asked = readSince(url)
      const looked = lookedIn((await settings.of(user.id)).text)
      const until = new Date(now).toISOString()
      const since = asked ?? looked.until
      if (since === null) return Response.json({ until, ...nothing } satisfies UnseenChangesAnswer)
      const earliest = addMs(now, -unseenLimits.days * dayMs)
      const from = { events: looked.events, until: later(since, earliest) }
      const people = peopleNamed(store, user)
      const answer = gathering()
      const all = (await readBy(user)).map((calendar) => lookAt(user, calendar, from, now))
      const moved = await movedEvents(store, all)
      for (const { calendar, look } of all) {
        const owner = await people.ownerOf(calendar)
        for (const { change, from: place } of await changesIn(store, { calendar, look }, moved)) {
          const seen = seenThrough({ user, calendar, owner, from: place?.calendar ?? null, now }, change)
          if (seen === null) continue
          const was = place && { from: hrefOf(place.calendar, place.eventId) }
          answer.add({ ...writeChange(calendar, change, seen, await people.named(change.by)), ...was })
        }
        if (answer.isFull()) break
      }
      const deleted = await deletedCalendars(user, from, now, people)
      const gathered = { ...answer.gathered(), deletedCalendars: deleted }
      return Response.json({ until, ...gathered } satisfies UnseenChangesAnswer)
    },
  }
}

const nothing = { changes: [], deletedCalendars: [], hasMore: false }

type PeopleNamed = ReturnType<typeof peopleNamed>

type ChangeOrMove = { readonly change: ChangedEvent } & Pick<MovedEvent, 'from'>

/** What others did in a calendar: what they brought or took away, and what else. */
async function changesIn(
  { history }: Pick<Store, 'history'>,
  { calendar, look }: LookedAt,
  all: readonly MovedEvent[],
): Promise<readonly ChangeOrMove[]> {
  const moved = all.filter((each) => each.calendar === calendar)
  const told = moved.flatMap(({ change, from }) => (change === null ? [] : [{ change, from }]))
  const ids = new Set(moved.map(({ eventId }) => eventId))
  const others = (await history.changedSince(calendar, look)).filter(({ eventId }) => !ids.has(eventId))
  return [...told, ...others.map((change) => ({ change, from: null }))].toSorted(
    (one, other) => other.change.at - one.change.at,
  )
}

/** The changes of an answer, as many as it has room for. */
function gathering() {
  const changes: UnseenChange[] = []
  let bytes = 0
  let hasMore = false
  return {
    add: (change: UnseenChange) => {
      bytes += JSON.stringify(change).length
      if (changes.length < unseenLimits.changes && bytes <= unseenLimits.bytes) changes.push(change)
      else hasMore = true
    },
    isFull: () => hasMore,
    gathered: () => ({ changes, hasMore }),
  }
}

const writeChange = (
  calendar: CalendarRecord,
  { eventId, at }: ChangedEvent,
  seen: ChangeSeen,
  by: UnseenChange['by'],
): UnseenChange => ({
  id: idOf(calendar, eventId),
  path: hrefOf(calendar, eventId),
  at: new Date(at).toISOString(),
  by,
  ...seen,
})

const hrefOf = ({ homeId, calendarId }: CalendarRecord, eventId: string) =>
  eventHref({ homeId, calendarId, eventId })

const idOf = (calendar: CalendarRecord, eventId: string) => shortHash(hrefOf(calendar, eventId))

/** @throws {HttpError} wrong-shape */
function readSince({ searchParams }: URL): EpochMs | null {
  const text = searchParams.get('since')
  if (text === null) return null
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(instant))
    throwHttpError('wrong-shape', 'since must be an instant such as 2027-03-14T09:00:00Z.')
  return epochMs(instant)
}
