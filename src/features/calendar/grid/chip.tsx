import type { CSSProperties } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { dayNumber, isoDate } from '#domain/time/dayNumber.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import colours from '../../../ui/eventColours.module.css'
import type { Calendar } from '../data/Calendar.ts'
import { chipState, eventName, titleOf } from '../words/eventName.ts'
import styles from './chip.module.css'

/** What every chip of a grid is drawn with; one object for all of them. */
export type ChipContext = {
  readonly calendars: ReadonlyMap<string, Calendar>
  readonly zone: Zone
}

export type ChipStyle = CSSProperties & Readonly<Record<`--${string}`, string | number>>

type ChipOptions = {
  readonly event: CalendarEvent
  readonly look: 'block' | 'line'
  readonly size?: 'crowded' | 'short' | 'medium' | 'long'
  /** What stands beside or below the title, drawn by the stylesheet: a time, a place. The name says it in full. */
  readonly time: string
  readonly style: ChipStyle
  readonly now: EpochMs
  /** -1 in a grid, which moves its one tab stop itself. */
  readonly tabIndex?: 0 | -1 | undefined
  /** How many days it reaches over; one where it says nothing. */
  readonly days?: number
  readonly continuesBefore?: boolean
  readonly continuesAfter?: boolean
}

/**
 * The button of one event. A function and not a component: a month draws hundreds, and plain elements cost React the least.
 * Its presses and keys are heard by the grid, which knows it by `data-event`.
 */
export function chip(options: ChipOptions, { calendars, zone }: ChipContext) {
  const { event, time, now } = options
  const calendar = calendars.get(event.calendarId)
  const state = chipState(event)
  return (
    <button
      key={event.key}
      type="button"
      tabIndex={options.tabIndex ?? -1}
      className={`${colours.event} ${styles[options.look]}`}
      aria-label={eventName(event, zone, calendar?.name ?? '')}
      data-event={event.key}
      data-state={state}
      data-size={options.size}
      data-time={time === '' ? undefined : time}
      data-free={flag(event.isFree)}
      data-write={event.write}
      data-past={flag(state !== 'cancelled' && endOf(event, zone) <= now)}
      data-days={options.days && options.days > 1 ? options.days : undefined}
      data-before={flag(options.continuesBefore)}
      data-after={flag(options.continuesAfter)}
      style={styleOf(calendar, options.style)}
    >
      <span className={`${colours.title} ${styles.title}`}>
        {state === 'needs-action' && question}
        {event.visibility !== 'public' && lock}
        {event.write === 'saving' && cloud}
        {event.write === 'unsaved' && exclamation}
        {titleOf(event)}
      </span>
    </button>
  )
}

/** When an event is over for those who look from this zone. */
export function endOf({ when }: CalendarEvent, zone: Zone): EpochMs {
  return when.kind === 'timed' ? when.end : startOfDay(isoDate(dayNumber(when.last) + 1), zone)
}

const styleOf = (calendar: Calendar | undefined, style: ChipStyle): ChipStyle => ({
  '--cal': calendar?.colour ?? 'gray',
  ...style,
})

const flag = (isSet: boolean | undefined) => (isSet ? '' : undefined)

const question = (
  <span className={`${colours.glyph} ${colours.question}`} aria-hidden>
    ?
  </span>
)

const exclamation = (
  <span className={`${colours.glyph} ${styles.unsaved}`} aria-hidden>
    !
  </span>
)

const cloud = (
  <svg className={`${colours.glyph} ${styles.saving}`} viewBox="0 0 16 16" aria-hidden>
    <path
      d="M4.5 12.5a3 3 0 0 1-.3-6 4 4 0 0 1 7.7 0 3 3 0 0 1-.4 6M8 14V9m-2 1.75L8 8.75l2 2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

const lock = (
  <svg className={colours.glyph} viewBox="0 0 16 16" aria-hidden>
    <path
      d="M5 7V5a3 3 0 0 1 6 0v2m-7.5 0h9v6.5h-9z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    />
  </svg>
)
