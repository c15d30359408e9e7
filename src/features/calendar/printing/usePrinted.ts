import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dateOf } from '#domain/time/instantOf.ts'
import { findZone, zoneNamed } from '#domain/time/Zone.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { failureBehind } from '../../../api/explain.ts'
import { useHeldError } from '../../../api/useHeldError.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import type { PrintPlace } from '../../../navigation/print/printPlace.ts'
import { monogramsOf } from '../grid/model/monogramsOf.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import { useViewOptions } from '../options/useViewOptions.ts'
import type { ViewOptions } from '../options/ViewOptions.ts'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { rangesOver } from '../queries/ranges/rangesOver.ts'
import { useEvents } from '../queries/ranges/useEvents.ts'
import type { CalendarView } from '../views/CalendarView.ts'
import type { SheetLook } from '../views/PrintLayout.ts'
import { weekView } from '../views/week/weekView.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import { useFurtherZones } from '../zone/useFurtherZones.ts'
import { useNow } from '../zone/useNow.ts'
import { useViewZone } from '../zone/useViewZone.ts'
import { printedPeriod } from './printedPeriod.ts'
import { printedViews } from './printedViews.ts'
import { sheetsIn } from './sheetsIn.ts'
import { unreadDays } from './unreadDays.ts'

const none: readonly never[] = []

/**
 * What is printed, and what was read for it.
 *
 * @param named what the address says; null is this week
 */
export function usePrinted(views: readonly CalendarView[], named: PrintPlace | null) {
  const zone = useViewZone(findZone(named?.zone ?? '')?.name ?? null).zone
  const today = dateOf(useNow(), zone)
  const options = useViewOptions()
  const layout = useLayoutOnPaper(options)
  const view = printedViews(views).find(({ name }) => name === named?.layout) ?? weekView
  const place = named ?? thisWeek(printedPeriod(view, today, layout))
  const { first, last } = place
  const otherZones = useFurtherZones(zone, named?.zones ?? undefined)
  const sheets = useMemo(() => sheetsIn(view, { first, last }, layout), [view, first, last, layout])
  const days = useMemo(() => sheets.flatMap((sheet) => sheet.days), [sheets])
  const ranges = useMemo(() => rangesOver(days), [days])

  const list = useCalendarList()
  const { calendars } = list
  const chosen = place.calendars?.join('\n')
  const printed = useMemo(
    () => calendars.filter(({ id }) => chosen === undefined || chosen.split('\n').includes(id)),
    [calendars, chosen],
  )
  const read = useEvents(printed, ranges, zone, options.declined)
  const { months } = read
  const unread = useMemo(() => unreadDays(days, list.isListed ? months : none), [days, months, list.isListed])

  const hasLetters = place.ink === 'black' || options.monograms === 'shown'
  const context = useMemo<ChipContext>(
    () => ({
      calendars: new Map(calendars.map((calendar) => [calendar.id, calendar])),
      zone: zoneNamed(zone),
      monograms: hasLetters ? monogramsOf(calendars) : undefined,
    }),
    [calendars, zone, hasLetters],
  )
  return {
    view,
    place,
    layout,
    sheets,
    look: lookOf(place, view.print),
    calendars,
    /** Those of them that are printed. */
    printed,
    events: read.events,
    unread,
    context,
    /** Those whose hours stand beside the hours of the sheets. */
    otherZones,
    today,
    isSettled: !list.isPending && !read.isPending,
    isCapped: read.isCapped,
    /** How many events could not be read. */
    skippedEvents: read.skipped,
    /** Why something is missing; null if nothing is. */
    failure: list.failure ?? read.failure,
    retry: list.failure === null ? read.retry : list.retry,
  }
}

function useLayoutOnPaper({ firstDay, weekend, weekends }: ViewOptions): WeekLayout {
  return useMemo(
    () => ({ columns: 7, weekStartsOn: firstDay, weekend, hidesWeekend: weekends === 'hidden' }),
    [firstDay, weekend, weekends],
  )
}

function useCalendarList() {
  const list = useQuery(calendarsQuery(useApi(), useUser().id))
  const error = useHeldError([list])
  const calendars: readonly Calendar[] = list.data?.calendars ?? none
  return {
    calendars,
    isListed: list.data !== undefined,
    isPending: list.isPending && error === null,
    failure: error && failureBehind(error),
    retry: () => void list.refetch(),
  }
}

const thisWeek = (range: Pick<PrintPlace, 'first' | 'last'>): PrintPlace => ({
  layout: weekView.name,
  ...range,
  calendars: null,
  saved: [],
  ink: 'colour',
  hasDescriptions: false,
  paper: 'a4',
  orientation: null,
  zone: null,
  zones: null,
})

/** A layout that lies only one way, or has no space for descriptions, is asked for neither. */
const lookOf = (place: PrintPlace, print: CalendarView['print']): SheetLook => ({
  paper: place.paper,
  orientation: (!print.isFixed && place.orientation) || print.orientation,
  ink: place.ink,
  hasDescriptions: print.hasDescriptions === true && place.hasDescriptions,
})
