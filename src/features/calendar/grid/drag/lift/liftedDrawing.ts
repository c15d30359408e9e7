import { daysOf } from '#domain/layout/daysOf.ts'
import type { Part } from '#domain/layout/dragging.ts'
import type { LiftedEvent } from '#domain/layout/lifting.ts'
import { addDays } from '#domain/time/dates.ts'
import { isoDate } from '#domain/time/dayNumber.ts'
import type { DayNumber, IsoDate } from '#domain/time/units.ts'
import { paragraph } from '../../../../../ui/join.ts'
import { formatPlacement } from '../../../format/formatPlacement.ts'
import { formatHours } from '../../../format/formatTime.ts'
import { announce } from '../announce.ts'
import type { GrabbedChip } from '../chipOf.ts'
import { ghostOf } from '../ghost.ts'
import { markedDays } from '../markedDays.ts'
import type { Surface } from '../geometry/surfaceOf.ts'
import { shadeGuests } from '../guests/shadeGuests.ts'
import { carriedWith, selection } from '../selecting/selection.ts'

type Drawn = Pick<LiftedEvent, 'when' | 'part' | 'isCopy'>

/** A lifted event as it is drawn on one grid. */
export type LiftedDrawing = {
  /** The arrow key towards the next day. */
  readonly forward: 'ArrowLeft' | 'ArrowRight'
  /** @returns null if it is drawn; else the day that is not in this grid */
  readonly draw: (event: Drawn) => IsoDate | null
  /** What is announced of it: when it is, its calendar, what it overlaps, and who cannot come. */
  readonly tell: (event: Drawn) => string
  /** The mark on the way is removed. The copy stays until the event itself is drawn there. */
  readonly rest: () => void
  readonly remove: () => void
}

export function liftedDrawing(chip: GrabbedChip, onto: Surface): LiftedDrawing {
  const { grid, actions, geometry, scroll } = onto
  const { zone } = actions
  const days = markedDays(grid, geometry.dates)
  const ghost = ghostOf(chip, grid, carriedWith(chip.key))
  const guests = shadeGuests(chip.key, onto, ({ bestWords }) => bestWords !== '' && announce(bestWords))

  function draw({ when, part, isCopy }: Drawn): IsoDate | null {
    const { first, last } = daysOf({ when }, zone)
    const followed = followedDay(first, last, part)
    days.clear()
    ghost.copy(isCopy)
    if (!geometry.dates.includes(followed)) return followed
    // What begins before the first day or ends after the last one is drawn in part.
    const { from, to } = geometry.daysIn(first, last)
    const date = geometry.dates[from] ?? followed
    if (when.kind === 'timed' && geometry.hours && last === first) {
      const { axis, blockOn } = geometry.hours
      const start = axis.placeOf(when.start, date, 'start')
      const end = axis.placeOf(when.end, date, 'end')
      const box = () => blockOn(from, { start, end, column: 0, columns: 1 })
      scroll.show(box().top, box().top + box().height)
      ghost.say(formatHours(when.start, when.end, zone))
      ghost.place(box())
      return null
    }
    const line = () => geometry.lineOn(from, to - from + 1)
    // The row above the hours is visible at any scroll position.
    if (!geometry.hours) scroll.show(line().top, line().top + line().height)
    ghost.say('')
    ghost.place(line())
    days.mark(from, to)
    return null
  }

  /** The end that is moved, or what the view shows of the event nearest to it. */
  function followedDay(first: DayNumber, last: DayNumber, part: Part): IsoDate {
    const [from, towards] = part === 'end' ? [last, -1] : [first, 1]
    for (let step = 0; step < Math.min(7, last - first + 1); step++) {
      const date = addDays(isoDate(from), step * towards)
      if (actions.isShown(date)) return date
    }
    return isoDate(from)
  }

  function tell({ when, isCopy }: Drawn): string {
    const isCarried = (key: string) => key === chip.key || selection.current().has(key)
    const isMoved = (key: string) =>
      !isCopy && (carriedWith(chip.key) > 1 ? isCarried(key) : key === chip.key)
    const placement = formatPlacement(when, { ...actions.around(chip.key), zone, isMoved })
    return paragraph([placement, guests.tell(when)])
  }

  function rest() {
    guests.remove()
    scroll.stop()
    days.clear()
  }

  return {
    forward: geometry.sign === 1 ? 'ArrowRight' : 'ArrowLeft',
    draw,
    tell,
    rest,
    remove: () => {
      rest()
      ghost.remove()
    },
  }
}
