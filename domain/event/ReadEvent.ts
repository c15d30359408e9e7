import type { JCalComponent } from '#contract/jcal.ts'
import { isoDate } from '../time/dayNumber.ts'
import { plusDays, utcDay } from '../time/units.ts'
import type { CalendarEvent, EventWhen } from './CalendarEvent.ts'
import type { Instance, Occurrence } from './Instance.ts'
import { occurrenceId } from '../jcal/EventTime.ts'
import { publicZoneName } from '../time/Zone.ts'
import { readDetails, type ReadDetails } from './readDetails.ts'
import type { Item, ItemView } from './Item.ts'

/**
 * An event with its time. It reads its details on demand: thousands are placed, few are shown, fewer are
 * opened. It holds as little as possible, to spare the garbage collector, and is a class so that its getters
 * exist once. A copy by `...` would have none of them, and does not compile: see `CalendarEvent`.
 */
export class ReadEvent implements CalendarEvent {
  readonly when: EventWhen
  readonly vevent: JCalComponent
  private readonly item: Item
  private readonly view: ItemView
  private readonly named: Occurrence | null
  private read: ReadDetails | null = null

  constructor(item: Item, view: ItemView, instance: Instance) {
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

  get colour() {
    return this.details.colour
  }

  get categories() {
    return this.details.categories
  }

  private get details(): ReadDetails {
    this.read ??= readDetails(this.vevent, this.view.myAddresses)
    return this.read
  }
}

function whenOf({ timing, start, end }: Instance): EventWhen {
  if (timing.kind === 'allDay') {
    return { kind: 'allDay', first: isoDate(utcDay(start)), last: isoDate(plusDays(utcDay(end), -1)) }
  }
  return { kind: 'timed', start, end, zone: timing.isFloating ? null : publicZoneName(timing.zone, start) }
}
