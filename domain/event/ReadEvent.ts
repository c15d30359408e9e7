import type { JCalComponent } from '#contract/jcal.ts'
import { isoDate } from '../time/dayNumber.ts'
import { dayMs } from '../time/units.ts'
import type { CalendarEvent, EventWhen } from './CalendarEvent.ts'
import type { Instance, Occurrence } from './instancesIn.ts'
import { occurrenceId } from './EventTime.ts'
import { publicZoneName } from './publicZoneName.ts'
import { readDetails, type EventDetails } from './readDetails.ts'
import type { Item, View } from './readItem.ts'

/**
 * An event that knows when it is, and reads the rest when it is asked: of thousands that are placed few are shown, and fewer opened.
 * It keeps as little as that takes: what thousands keep has to be moved by the collector of garbage.
 * A class, as its getters are made once for all of them; a copy by `...` has none of them.
 */
export class ReadEvent implements CalendarEvent {
  readonly when: EventWhen
  private readonly item: Item
  private readonly view: View
  private readonly vevent: JCalComponent
  private readonly named: Occurrence | null
  private read: EventDetails | null = null

  constructor(item: Item, view: View, instance: Instance) {
    this.when = whenOf(instance)
    this.item = item
    this.view = view
    this.vevent = instance.vevent
    this.named = instance.occurrence
  }

  get key() {
    return `${this.item.calendarId}/${this.item.eventId}/${this.occurrence ?? ''}`
  }

  get calendarId() {
    return this.item.calendarId
  }

  get eventId() {
    return this.item.eventId
  }

  get occurrence() {
    return this.named === null ? null : occurrenceId(this.named.time)
  }

  get isRecurring() {
    return this.named !== null
  }

  get etag() {
    return this.item.etag
  }

  get write() {
    return this.item.write
  }

  get uid() {
    return this.details.uid
  }

  get title() {
    return this.details.title
  }

  get location() {
    return this.details.location
  }

  get description() {
    return this.details.description
  }

  get status() {
    return this.details.status
  }

  get reply() {
    return this.details.reply
  }

  get isFree() {
    return this.details.isFree
  }

  get visibility() {
    return this.details.visibility
  }

  private get details(): EventDetails {
    this.read ??= readDetails(this.vevent, this.view.myAddresses)
    return this.read
  }
}

function whenOf({ timing, start, end }: Instance): EventWhen {
  if (timing.kind === 'allDay') {
    return { kind: 'allDay', first: isoDate(start / dayMs), last: isoDate(end / dayMs - 1) }
  }
  return { kind: 'timed', start, end, zone: timing.isFloating ? null : publicZoneName(timing.zone, start) }
}
