import { unseenLimits, type UnseenChange, type UnseenChangesAnswer } from '#contract/unseen/unseenChanges.ts'
import { addMs, dayMs, epochMs, later, type EpochMs } from '#domain/time/units.ts'
import { digest as webDigest } from '../../digest.ts'
import type { Handlers } from '../../Handler.ts'
import { throwHttpError } from '../../HttpError.ts'
import { personSettings } from '../../identity/settings/personSettings.ts'
import { callBudget } from '../../identity/throttle/callBudget.ts'
import { may } from '../../rights.ts'
import type { Services } from '../../services.ts'
import type { ChangedEvent } from '../../store/EventHistoryStore.ts'
import type { CalendarRecord, UserRecord } from '../../store/records.ts'
import { eventHref } from '../answers/hrefs.ts'
import { shortHash } from '../changes/shortHash.ts'
import { copiesIn } from '../sharing/copies.ts'
import { lookedIn, type Looked } from './lookedIn.ts'
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

  /** What others did in a calendar; nothing from before it was shared with this person, in this way. */
  const changesIn = (user: UserRecord, calendar: CalendarRecord, looked: Looked, now: EpochMs) => {
    const since = later(looked.until, epochMs(calendar.copy?.revision ?? 0))
    const lookedAt = (eventId: string) => looked.events.get(idOf(calendar, eventId)) ?? since
    const limit = { events: unseenLimits.changes + 1, bytesEach }
    return store.history.changedSince(calendar, { reader: user.id, since, lookedAt, now, limit })
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
      if (since === null)
        return Response.json({ until, changes: [], hasMore: false } satisfies UnseenChangesAnswer)
      const earliest = addMs(now, -unseenLimits.days * dayMs)
      const people = peopleNamed(store, user)
      const answer = gathering()
      const own = await store.calendars.ofHome(user.id)
      for (const calendar of [...own, ...(await copiesIn(store, user.id))]) {
        // What a file on the web says now is no change of anybody (CAL-31).
        if (calendar.web !== undefined || !may(user, 'read', calendar)) continue
        const from = { events: looked.events, until: later(since, earliest) }
        const owner = await people.ownerOf(calendar)
        for (const change of await changesIn(user, calendar, from, now)) {
          const seen = seenThrough(user, calendar, owner, change, now)
          if (seen !== null) answer.add(writeChange(calendar, change, seen, await people.named(change.by)))
        }
        if (answer.isFull()) break
      }
      return Response.json({ until, ...answer.gathered() } satisfies UnseenChangesAnswer)
    },
  }
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
