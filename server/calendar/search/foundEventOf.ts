import type { JCal, JCalProperty } from '#contract/jcal.ts'
import type { FoundEvent } from '#contract/search.ts'
import { readDetails } from '#domain/event/readDetails.ts'
import { searchTextOf } from '#domain/search/SearchEntry.ts'
import {
  componentsOf,
  hasRecurrence,
  isOverride,
  parameterOf,
  propertiesOf,
  propertyOf,
  textOf,
} from '#domain/jcal/properties.ts'
import { readTiming, startOf, timingEnd } from '#domain/jcal/Timing.ts'
import { zonesOf } from '#domain/jcal/zones/zonesOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { EventRecord } from '../../store/records.ts'

/** An event as the result of a search (CAL-32); null if no VEVENT has a time. */
export function foundEventOf({ homeId, calendarId }: EventRecord, jcal: JCal): FoundEvent | null {
  const vevents = componentsOf(jcal, 'vevent')
  const vevent = vevents.find((each) => !isOverride(each)) ?? vevents[0]
  const timing = vevent ? readTiming(vevent, zonesOf(jcal), zoneNamed('UTC')) : null
  if (vevent === undefined || timing === null) return null
  const start = startOf(timing)
  const allDay = timing.kind === 'allDay'
  const organizer = propertyOf(vevent, 'organizer')
  const { status, isFree, visibility } = readDetails(vevent, [])
  const { details } = searchTextOf(vevent, [], [])
  return {
    uid: textOf(vevent, 'uid'),
    summary: textOf(vevent, 'summary'),
    location: textOf(vevent, 'location'),
    description: textOf(vevent, 'description'),
    start: written(start, allDay),
    end: written(timingEnd(timing, start), allDay),
    class: classes[visibility],
    allDay,
    isRecurrentMaster: hasRecurrence(vevent),
    attendees: propertiesOf(vevent, 'attendee').map(attendeeOf),
    ...(organizer !== undefined && { organizer: personOf(organizer) }),
    userId: homeId,
    calendarId,
    status: statuses[status],
    transp: isFree ? 'TRANSPARENT' : 'OPAQUE',
    has: details.values().filter(isOurs).toArray(),
  }
}

const isOurs = (detail: string) => detail === 'link' || detail === 'reminder' || detail === 'attachment'

const classes = { public: 'PUBLIC', private: 'PRIVATE', confidential: 'CONFIDENTIAL' } as const

const statuses = { confirmed: 'CONFIRMED', tentative: 'TENTATIVE', cancelled: 'CANCELLED' } as const

const written = (instant: EpochMs, isDate: boolean) => {
  const text = new Date(instant).toISOString()
  return isDate ? text.slice(0, 10) : text.replace(/\.\d+Z$/, 'Z')
}

function attendeeOf(property: JCalProperty): FoundEvent['attendees'][number] {
  const partstat = parameterOf(property, 'partstat')?.toUpperCase()
  return { ...personOf(property), ...(partstat !== undefined && { partstat }) }
}

function personOf(property: JCalProperty): NonNullable<FoundEvent['organizer']> {
  const [, , , address] = property
  const cn = parameterOf(property, 'cn')
  const email = typeof address === 'string' ? address.replace(/^mailto:/i, '') : ''
  return { email, ...(cn !== undefined && { cn }) }
}
