import type { ReactElement } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatTime } from '../../format/formatTime.ts'
import { chipSize } from '../model/chipSize.ts'
import type { TimedChip } from '../model/DayModel.ts'
import { placeStyle } from '../model/placeStyle.ts'
import { chip } from './chip.tsx'
import type { ChipContext } from './ChipContext.ts'
import styles from './WeekGrid.module.css'

type Wanted = {
  readonly timed: readonly TimedChip[]
  readonly context: ChipContext
  readonly now: EpochMs
  /** How high an hour is, in rem. */
  readonly hourRem: number
}

type DrawnChip = { readonly placed: TimedChip; readonly element: ReactElement }

/** The chips among the hours of a day, and what they were made of. */
export type TimedChips = {
  readonly wanted: Wanted
  readonly drawn: ReadonlyMap<CalendarEvent, DrawnChip>
  readonly elements: readonly ReactElement[]
}

/**
 * The chips after those that were drawn before: one that looks as it did is the very same element, which React does not
 * look into again. A crowded day has eighty, and one event comes or goes.
 */
export function timedChips(wanted: Wanted, before: TimedChips | null): TimedChips {
  const { timed, context, now, hourRem } = wanted
  const isAlike =
    before?.wanted.context === context && before.wanted.now === now && before.wanted.hourRem === hourRem
  const drawn = new Map<CalendarEvent, DrawnChip>()
  for (const placed of timed) {
    const last = isAlike ? before.drawn.get(placed.event) : undefined
    const isSame = last !== undefined && isSamePlace(last.placed, placed)
    drawn.set(placed.event, isSame ? last : { placed, element: timedChip(placed, wanted) })
  }
  return { wanted, drawn, elements: Array.from(drawn.values(), ({ element }) => element) }
}

const isSamePlace = (one: TimedChip, other: TimedChip) =>
  one.start === other.start &&
  one.end === other.end &&
  one.column === other.column &&
  one.columns === other.columns

function timedChip(placed: TimedChip, { context, now, hourRem }: Omit<Wanted, 'timed'>) {
  const { event, start, end, columns } = placed
  const isCrowded = columns > maxWithTime
  const size = chipSize(((end - start) / 60) * hourRem)
  return (
    <div key={event.key} className={styles.place} style={placeStyle(placed, hourRem)}>
      {chip(
        {
          event,
          look: 'block',
          // Beside others a title has one line: a second one would break words.
          size: isCrowded ? 'crowded' : size === 'long' && columns > 1 ? 'medium' : size,
          isAlone: columns === 1,
          time: isCrowded ? '' : timeOf(event, size === 'short' || columns > 1, context.zone),
          now,
        },
        context,
      )}
    </div>
  )
}

/** With more columns, none is wide enough for a time. */
const maxWithTime = 3

/** `09:00` if there is no space for more, else `09:00 – 10:20 · Room B`, of which each may be on a line of its own. */
function timeOf({ when, location }: CalendarEvent, isShort: boolean, zone: Zone): string {
  if (when.kind === 'allDay') return ''
  const start = unbroken(formatTime(when.start, zone))
  if (isShort) return start
  // Without the joiner a line may end after the dash.
  const times = `${start} –\u2060\u00A0${unbroken(formatTime(when.end, zone))}`
  return location === '' ? times : `${times} ·\u00A0${location}`
}

const unbroken = (time: string) => time.replaceAll(' ', '\u00A0')
