import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { copyOf } from '#domain/event/copies/copyOf.ts'
import { drafted, eventWhen } from '#domain/event/draftWhen.ts'
import { whenOn } from '#domain/event/whenOn.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { parseObject } from '#domain/jcal/ParsedObject.ts'
import { hasRecurrence, put, textOf } from '#domain/jcal/properties.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { newUid } from '../edits/newUid.ts'
import { copiedWhen } from '../editor/form/copiedWhen.ts'

export type PastedEvent = { readonly uid: string; readonly title: string; readonly data: JCal }

/**
 * New events from iCalendar text. A single event begins on the given day, at its own hour by the clock; series keep
 * their days. None of them has guests, whom nobody has invited.
 *
 * @param text anything at all; without a calendar in it there are no events
 * @param date null: they keep their days
 * @param zone that the person sees
 */
export function pastedEvents(text: string, date: IsoDate | null, zone: Zone): readonly PastedEvent[] {
  return parseICalendar(text).objects.map(({ jcal }) => {
    const uid = newUid()
    const vevents = jcal[2].filter(([name]) => name === 'vevent')
    const [first] = vevents
    const single = vevents.length === 1 && first && !hasRecurrence(first) ? first : null
    const written = single && drafted(parseObject(jcal), null)?.when
    const when = written && eventWhen(written, zone)
    const data =
      single && when
        ? copyOf(single, copiedWhen(date === null ? when : whenOn(when, date, zone), zone.name), {
            uid,
            now: epochMs(Date.now()),
          })
        : copyOfSeries(jcal, uid)
    return { uid, title: first ? textOf(first, 'summary') : '', data }
  })
}

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
