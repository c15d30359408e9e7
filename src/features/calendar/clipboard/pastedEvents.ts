import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { copyOf } from '#domain/event/copies/copyOf.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { drafted, eventWhen } from '#domain/event/draftWhen.ts'
import { whenOn } from '#domain/event/whenOn.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { parseObject } from '#domain/jcal/ParsedObject.ts'
import { hasRecurrence, put, textOf } from '#domain/jcal/properties.ts'
import { addDays, daysBetween } from '#domain/time/dates.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { newUid } from '../edits/newUid.ts'
import { copiedWhen } from '../editor/form/copiedWhen.ts'

export type PastedEvent = { readonly uid: string; readonly title: string; readonly data: JCal }

/**
 * New events from iCalendar text. The first single event begins on the given day, at its own hour by the clock, and the
 * others as many days after it as they were; series keep their days. None of them has guests, whom nobody has invited.
 *
 * @param text anything at all; without a calendar in it there are no events
 * @param date null: they keep their days
 * @param zone that the person sees
 */
export function pastedEvents(text: string, date: IsoDate | null, zone: Zone): readonly PastedEvent[] {
  const objects = parseICalendar(text).objects.map(({ jcal }) => ({ jcal, ...singleIn(jcal, zone) }))
  const [first] = objects.flatMap(({ when }) => (when ? firstDayOf(when, zone) : [])).toSorted()
  const days = date === null || first === undefined ? 0 : daysBetween(first, date)
  return objects.map(({ jcal, vevent, when }) => {
    const uid = newUid()
    const data =
      when && vevent
        ? copyOf(vevent, copiedWhen(daysLater(when, days, zone), zone.name), {
            uid,
            now: epochMs(Date.now()),
          })
        : copyOfSeries(jcal, uid)
    return { uid, title: vevent ? textOf(vevent, 'summary') : '', data }
  })
}

/** The first VEVENT of an object, and its time if the object is a single event. */
function singleIn(jcal: JCal, zone: Zone) {
  const vevents = jcal[2].filter(([name]) => name === 'vevent')
  const [vevent] = vevents
  const isSingle = vevents.length === 1 && vevent !== undefined && !hasRecurrence(vevent)
  const written = isSingle ? drafted(parseObject(jcal), null)?.when : null
  return { vevent, when: written ? eventWhen(written, zone) : null }
}

const firstDayOf = (when: EventWhen, zone: Zone): IsoDate =>
  when.kind === 'allDay' ? when.first : dateOf(when.start, zone)

const daysLater = (when: EventWhen, days: number, zone: Zone): EventWhen =>
  days === 0 ? when : whenOn(when, addDays(firstDayOf(when, zone), days), zone)

const copyOfSeries = ([name, properties, components]: JCal, uid: string): JCal => [
  name,
  properties,
  components.map((component) => (component[0] === 'vevent' ? withoutGuests(component, uid) : component)),
]

const withoutGuests = ([name, properties, inside = []]: JCalComponent, uid: string): JCalComponent => [
  name,
  put(
    properties.filter(([property]) => property !== 'attendee' && property !== 'organizer'),
    ['uid', {}, 'text', uid],
  ),
  inside,
]
