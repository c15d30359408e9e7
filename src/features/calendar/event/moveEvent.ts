import { t } from '@lingui/core/macro'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { isRecurring } from '#domain/event/isRecurring.ts'
import type { Scope } from '#domain/series/inScope.ts'
import { daysBetween } from '#domain/time/dates.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { eventQuery } from '../data/queries.ts'
import type { Shown } from '../data/Seen.ts'
import { shownInRanges, shownObject } from '../data/shownObject.ts'
import { titleOf, formatWhen } from '../format/formatEvent.ts'
import type { AskScope } from './AskScope.ts'
import { deedsOf, type Surroundings } from './deedsOf.ts'
import { dragOutcome } from './dragOutcome.ts'
import { newUid } from './newUid.ts'
import { previewDates } from './previewDates.ts'

/** How an event comes to lie at another time. It is there at once; only a series of which too little is known is read first (CAL-9, CAL-11). */
export async function moveEvent(
  surroundings: Surroundings,
  {
    event,
    homeId,
    to,
    zone,
  }: { readonly event: CalendarEvent; readonly homeId: string; readonly to: EventWhen; readonly zone: Zone },
  ask: AskScope,
): Promise<void> {
  const { client, api } = surroundings
  const { calendarId, eventId } = event
  const name = { userId: homeId, calendarId, eventId }
  const clock = { now: Date.now(), uid: newUid() }
  const known = shownObject(client, api, name)
  // What a report expanded is enough to show where it goes, and is never written.
  const drawn = known ?? shownInRanges(client, api, name)
  const from = drawn ?? (await read())
  const occurrence = isRecurring(from.data) ? event.occurrence : null
  const outcomeIn = (scope: Scope) => (data: Shown['data']) =>
    dragOutcome(data, to, { occurrence, scope }, zone, clock)
  const datesOf = (scope: Scope) =>
    previewDates(from.data, outcomeIn(scope)(from.data), occurrence ?? '', zone.name)
  const scope = occurrence === null ? 'all' : await ask(datesOf)
  if (scope === null) return
  const [title, when] = [titleOf(event), formatWhen({ when: to }, zone)]
  const done = isAsLong(event.when, to) ? t`Moved “${title}” to ${when}` : t`“${title}” is now ${when}`
  // A drag says where to, whatever lies there by now.
  deedsOf(surroundings).move(name, { data: from.data, over: 'whichever' }, outcomeIn(scope), {
    uid: clock.uid,
    title,
    done,
  })

  async function read(): Promise<Shown> {
    const answer = await client.query({ ...eventQuery(api, name), staleTime: 0 })
    return shownObject(client, api, name, answer) ?? { data: answer.data, over: answer }
  }
}

function isAsLong(one: EventWhen, other: EventWhen): boolean {
  if (one.kind === 'allDay')
    return (
      other.kind === 'allDay' && daysBetween(one.first, one.last) === daysBetween(other.first, other.last)
    )
  return other.kind === 'timed' && one.end - one.start === other.end - other.start
}
