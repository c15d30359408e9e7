import { useInsertionEffect, useMemo, useRef } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import {
  calendarPath,
  changesPath,
  invitationsPath,
  eventPath,
  newEventPath,
  quickAddPath,
  searchPath,
  slipPath,
  type CalendarPeriod,
  type EventName,
  type PrefilledEvent,
  type SlipTimes,
} from '../../../navigation/paths.ts'
import type { Path } from '../../../navigation/addresses.ts'
import { maxFurtherZones } from '../../../navigation/furtherZones.ts'
import { eventKey } from '../../../navigation/eventKey.ts'
import { withinTime } from '../../../navigation/calendar/shownDate.ts'
import { useCalendarPlace } from '../../../navigation/calendar/useCalendarPlace.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { useContinued } from '../../../ui/useContinued.ts'
import { announce } from '../grid/drag/announce.ts'
import { noteEventInFocus } from '../actions/eventInFocus.ts'
import type { CalendarView } from './CalendarView.ts'
import { homeViewFor } from './calendarViews.ts'
import type { WeekLayout } from './WeekLayout.ts'

/** What the address shows (if it names no view, today in the one that the person begins with), and functions that go elsewhere. */
export function usePeriod(views: readonly CalendarView[], today: IsoDate, layout: WeekLayout) {
  const { views: firstViews, secondZones } = useSettings()
  const home = homeViewFor(layout, views, firstViews)
  const go = useGo()
  const place = useCalendarPlace()
  const named = views.find(({ name }) => name === place?.period.view)
  const view = named ?? home
  const addressed = named && place?.period
  const date = addressed?.date ?? today

  const days = useMemo(() => view.days(date, layout), [view, date, layout])
  const { set, only, saved, zone, zones } = addressed ?? {}
  const period = useContinued({ view: view.name, date, set, only, saved, zone, zones }, asPeriod)

  /** What is open over the period. */
  const open = (named && place?.open) ?? null
  const opened = useRef(open)
  useInsertionEffect(() => {
    opened.current = open
  })

  // What is open over a period changes neither the days nor these functions.
  const isNamed = named !== undefined
  const ways = useMemo(() => {
    // A new entry of the history would be the same period again, to go back through.
    function leaveFor(path: Path): void {
      if (!isNamed) go(calendarPath(period), { replace: true })
      go(path)
    }

    function turnTo(to: IsoDate): void {
      const over = opened.current
      if (over?.kind === 'slip') go(slipPath({ ...period, date: to }, over.times), { replace: true })
      else leaveFor(calendarPath({ ...period, date: to }))
    }

    /** The same view was scrolled to a date. What is open over it stays. */
    function reach(to: IsoDate): void {
      const there = { ...period, date: to }
      const over = opened.current
      if (over === null) go(calendarPath(there), { replace: true })
      if (over?.kind === 'event') go(eventPath(there, over.event), { replace: true })
      if (over?.kind === 'slip') go(slipPath(there, over.times), { replace: true })
    }

    /** Who does not see what is shown now hears it. */
    function tell(to: IsoDate, name?: string): void {
      const next = views.find((each) => each.name === name) ?? view
      announce(next.label(to, next.days(to, layout)))
    }

    const stepped = (direction: -1 | 1) => withinTime(view.step(date, direction, layout, today))

    return {
      view,
      period,
      days,
      /** The day that is meant if none is named: today if it is on screen. */
      focusDate: days.includes(today) ? today : date,
      /** Whether the view has a page that shows a day: of a hidden weekend it has none. */
      hasPage: (day: IsoDate) => view.days(day, layout).includes(day),
      show: (change: Partial<CalendarPeriod>) => {
        leaveFor(calendarPath({ ...period, ...change }))
        if (change.view !== undefined || change.date !== undefined) tell(change.date ?? date, change.view)
      },
      /** Turn to a day. A draft that is drawn stays. */
      turnTo,
      reach,
      /** Show times in a zone, null for the own one, and the hours of others beside them. */
      chooseZones: (chosen: string | null, others: readonly string[]) =>
        leaveFor(
          calendarPath({ ...period, zone: chosen ?? undefined, zones: otherThan(secondZones, others) }),
        ),
      step: (direction: -1 | 1) => {
        const to = stepped(direction)
        if (to === date) return
        turnTo(to)
        tell(to)
      },
      /** What a step would lead to. */
      beside: (direction: -1 | 1) => {
        const to = stepped(direction)
        return { date: to, days: view.days(to, layout) }
      },
      begin: (times?: PrefilledEvent) => leaveFor(newEventPath(period, times)),
      /** A draft in the grid, with a card beside it. */
      draw: (times: SlipTimes) => leaveFor(slipPath(period, times)),
      /** The draft that is drawn, at another time, whose first day is shown. */
      redraw: (times: SlipTimes, first: IsoDate) => {
        const isShown = view.days(date, layout).includes(first)
        go(slipPath(isShown ? period : { ...period, date: first }, times), { replace: true })
      },
      search: () => {
        const over = opened.current
        noteEventInFocus(over?.kind === 'event' ? eventKey(over.event) : null)
        leaveFor(searchPath(period))
      },
      changes: () => leaveFor(changesPath(period)),
      invitations: () => leaveFor(invitationsPath(period)),
      quickAdd: () => leaveFor(quickAddPath(period)),
      /** In the place of another one: Back leads to the calendar, however many were looked at. */
      openEvent: (event: EventName) => {
        const path = eventPath(period, event)
        if (opened.current?.kind === 'event') go(path, { replace: true })
        else leaveFor(path)
      },
      /** Close what is open over the period. */
      close: () => go(calendarPath(period), { replace: true }),
    }
  }, [views, view, period, days, date, isNamed, today, layout, secondZones, go])

  return { ...ways, open }
}

/** The zones to name in an address; undefined for those that the person chose, which it need not name. */
const otherThan = (chosen: readonly string[] = [], zones: readonly string[]) =>
  chosen.slice(0, maxFurtherZones).join() === zones.join() ? undefined : zones

const asPeriod = (period: CalendarPeriod): CalendarPeriod => period

type Shown = ReturnType<typeof usePeriod>

/** Functions that go to something else than what is shown. */
export type Ways = Pick<Shown, 'show' | 'step' | 'begin' | 'quickAdd' | 'search' | 'changes' | 'invitations'>

/** Those, and the ways to an event, and to one that is drawn. */
export type WaysToEvents = Ways & Pick<Shown, 'openEvent' | 'draw' | 'redraw' | 'turnTo'>
