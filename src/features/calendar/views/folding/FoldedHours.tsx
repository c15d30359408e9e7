import { useMemo, useState } from 'react'
import type { DayHours } from '#domain/layout/nightsOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useDensity } from '../../../../ui/density.ts'
import { byFinger } from '../../../../ui/styles/chipLine.ts'
import { useContinued } from '../../../../ui/useContinued.ts'
import { useMedia } from '../../../../ui/useMedia.ts'
import type { EventName } from '../../../../navigation/paths.ts'
import type { GridActions, StripSide } from '../../grid/GridActions.ts'
import { weekAfter } from '../../grid/model/weekAfter.ts'
import type { WeekModel } from '../../grid/model/weekModel.ts'
import type { Folding } from '../../grid/view/folding/Folding.ts'
import { strip } from '../../grid/view/folding/strip.tsx'
import { weekendStrip } from '../../grid/view/folding/weekendStrip.tsx'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { WorkingHours } from '../../options/ViewOptions.ts'
import type { ViewProps } from '../CalendarView.ts'
import { HoursGrid } from '../HoursGrid.tsx'
import { mayChangeClocks } from '../mayChangeClocks.ts'
import { emptyWeekend } from './emptyWeekend.ts'
import { foldedAfter, type Strip } from './foldedAfter.ts'
import { hourToFit } from './hourToFit.ts'
import { placeOfOpen } from './placeOfOpen.ts'

const none: readonly never[] = []

/** The height of the line that announces a change of clocks. */
const noteRem = 1.5

/** Days by the hour, their nights folded to strips, and empty days of a weekend to narrow columns. */
export function FoldedHours({ days, events, ...shared }: ViewProps) {
  const { context, size, isRead } = shared
  const { zone } = context
  const density = useDensity()
  const { workingHours, weekend } = useViewOptions()
  const hours = useMemo(() => dayHours(workingHours), [workingHours])
  const { unfolded, unfold, actions } = useUnfolded(days, shared.actions)
  const folded = useContinued({ events, days, zone, hours, unfolded }, foldedAfter)
  // An hour may be lower than chosen, and a chip is as high as ever.
  const { week } = useContinued({ events, days, zone, density: 'compact', axis: folded.axis }, weekAfter)
  useUnfoldsOpen(week, shared.open ?? null, unfold)
  const isWeekendFolded = isRead && !unfolded.includes('weekend')
  const narrow = useContinued({ dates: isWeekendFolded ? emptyWeekend(week.days, weekend) : none }, asSet)
  const note = days[0] && mayChangeClocks(days[0], days.at(-1) ?? days[0], zone) ? noteRem : 0
  const isByFinger = useMedia(byFinger)
  const above = { laneCount: week.laneCount, isByFinger }
  const fitting = hourToFit(size.height - note, above, folded.foldedMinutes, density)
  const folding = useContinued({ hourRem: fitting, narrow, strips: folded.strips }, foldingOf)
  return <HoursGrid {...shared} {...{ week, folding, actions }} />
}

/** What has been unfolded of these days: other days begin folded. */
function useUnfolded(days: readonly IsoDate[], given: GridActions) {
  const [opened, setOpened] = useState<{
    readonly days: readonly IsoDate[]
    readonly sides: readonly StripSide[]
  }>({
    days,
    sides: none,
  })
  const unfolded = opened.days === days ? opened.sides : none
  const unfold = (side: StripSide) => setOpened({ days, sides: [...unfolded, side] })
  const actions = useMemo(
    (): GridActions => ({
      ...given,
      toggleStrip: (side) =>
        setOpened((before) => {
          const sides = before.days === days ? before.sides : none
          return {
            days,
            sides: sides.includes(side) ? sides.filter((each) => each !== side) : [...sides, side],
          }
        }),
    }),
    [given, days],
  )
  return { unfolded, unfold, actions }
}

/** An event that is opened unfolds the hours that hide it, once: a person may fold them again. */
function useUnfoldsOpen(week: WeekModel, open: EventName | null, unfold: (side: StripSide) => void): void {
  const [met, setMet] = useState<EventName | null>(null)
  if (open === null || open === met) return
  const place = placeOfOpen(week, open)
  if (place === null) return
  setMet(open)
  if (place !== 'seen') unfold(place)
}

type Wanted = Pick<Folding, 'hourRem' | 'narrow'> & { readonly strips: readonly Strip[] }

const foldingOf = ({ hourRem, narrow, strips }: Wanted): Folding => {
  const on = (side: StripSide) => strips.find((each) => each.side === side)
  const [before, after] = [on('before'), on('after')]
  return {
    hourRem,
    narrow,
    before: (day, context) => {
      if (narrow.has(day.date)) return weekendStrip(day)
      return before && strip(before, day, context)
    },
    after: (day, context) => after && !narrow.has(day.date) && strip(after, day, context),
  }
}

const asSet = ({ dates }: { readonly dates: readonly IsoDate[] }): ReadonlySet<IsoDate> => new Set(dates)

/** From the earliest beginning of work in a week to its latest end; nine to six for those who never work. */
function dayHours(workingHours: readonly WorkingHours[]): DayHours {
  const worked = workingHours.filter((hours) => hours !== null)
  if (worked.length === 0) return { start: 9 * 60, end: 18 * 60 }
  return {
    start: Math.min(...worked.map(({ start }) => minutesOf(start))),
    end: Math.max(...worked.map(({ end }) => minutesOf(end))),
  }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
