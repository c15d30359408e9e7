import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { addDays } from '#domain/time/dates.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import colours from '../../../../ui/colours/eventColours.module.css'
import { chipState, formatEvent, titleOf } from '../../format/formatEvent.ts'
import { turnedOf } from '../../format/turnedOf.ts'
import { calendarMarks } from './calendarMarks.ts'
import type { ChipContext, ChipStyle } from './ChipContext.ts'
import { glyphsOf, repeats } from './glyphsOf.tsx'
import { matchMarks } from './matchMarks.ts'
import styles from './chip.module.css'

/** The id of the element that describes the chips of events that repeat: one element for all of them. */
export const recurringId = 'recurring-event'
/** The id of the hidden words that say how it is moved by keys. */
export const liftId = 'lift-event'
const describedRecurring = `${recurringId} ${liftId}`

type ChipOptions = {
  readonly event: CalendarEvent
  readonly look: 'block' | 'line'
  readonly size?: 'crowded' | 'short' | 'medium' | 'long'
  /** Nothing stands beside it: there is space to mark that it repeats. */
  readonly isAlone?: boolean
  /**
   * What the stylesheet shows beside or below the title: a time, a place. The accessible name has it in full,
   * in another order.
   */
  readonly time: string
  readonly style?: ChipStyle | undefined
  readonly now: EpochMs
  /** -1 in a grid, which moves its one tab stop itself. */
  readonly tabIndex?: 0 | -1 | undefined
  /** How many days it covers; one by default. */
  readonly days?: number
  /** How many lines are left empty above it. */
  readonly gap?: number
  readonly continuesBefore?: boolean
  readonly continuesAfter?: boolean
}

/**
 * The button of one event. A function and not a component: a month draws hundreds, and plain elements cost
 * React the least. The grid handles its presses and keys, and finds it by `data-event`.
 */
export function chip(options: ChipOptions, context: ChipContext) {
  const { event, time, now, look, style } = options
  const { zone, keepsPast = false } = context
  const marks = calendarMarks(event, context)
  const matched = matchMarks(event, context.matches)
  const state = chipState(event)
  // There are hundreds of these: their text has no element of its own.
  const isBare = look === 'line' || options.size === 'crowded'
  const glyphs = glyphsOf(event, state)
  const title = titleOf(event)
  const turned = turnedOf(title)
  const mark = options.isAlone && event.isRecurring && repeats
  return (
    <button
      key={event.key}
      type="button"
      tabIndex={options.tabIndex ?? -1}
      className={`${colours.event} ${styles[look]} ${marks.className}`}
      aria-label={formatEvent(event, zone, marks.name, matched.name)}
      aria-describedby={event.isRecurring ? describedRecurring : liftId}
      data-event={event.key}
      data-monogram={marks.monogram}
      data-copies={marks.stripes ? event.copies?.length : undefined}
      data-matched={matched.count}
      data-faint={flag(matched.isFaint)}
      data-state={state}
      data-size={options.size}
      data-time={time === '' ? undefined : time}
      data-free={flag(event.isFree)}
      data-write={event.write}
      data-unseen={event.unseen}
      data-past={flag(!keepsPast && !event.isDraft && state !== 'cancelled' && endOf(event, zone) <= now)}
      data-turned={turned}
      data-days={options.days && options.days > 1 ? options.days : undefined}
      data-before={flag(options.continuesBefore)}
      data-after={flag(options.continuesAfter)}
      data-gap={options.gap ? options.gap : undefined}
      style={marks.stripes || matched.style ? { ...style, ...marks.stripes, ...matched.style } : style}
    >
      {isBare && glyphs}
      {isBare ? (
        bareTitle(title, turned)
      ) : (
        <span className={`${colours.title} ${styles.title}`} dir={turned}>
          {glyphs}
          {title}
          {options.size !== 'short' && mark}
        </span>
      )}
      {options.size === 'short' && mark}
    </button>
  )
}

const bareTitle = (title: string, turned: 'ltr' | 'rtl' | undefined) =>
  turned === undefined ? (
    title
  ) : (
    <span className={styles.turned} dir={turned}>
      {title}
    </span>
  )

/** When an event is over, as seen from this zone. */
export function endOf({ when }: CalendarEvent, zone: Zone): EpochMs {
  return when.kind === 'timed' ? when.end : startOfDay(addDays(when.last, 1), zone)
}

const flag = (isSet: boolean | undefined) => (isSet ? '' : undefined)
