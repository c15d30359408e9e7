import { useEffect, useMemo, useState } from 'react'
import { dateOf } from '#domain/time/instantOf.ts'
import { findZone } from '#domain/time/Zone.ts'
import { useActions } from '../../../navigation/actions/useActions.ts'
import { useCalendarPlace } from '../../../navigation/calendar/useCalendarPlace.ts'
import { useNotedAddress } from '../../../navigation/calendar/useNotedAddress.ts'
import { calendarActions, inCalendar } from '../actions/calendarActions.ts'
import { holdKeys } from '../actions/holdKeys.ts'
import { useViewOptions } from '../options/useViewOptions.ts'
import type { ViewOptions } from '../options/ViewOptions.ts'
import { useNow } from '../zone/useNow.ts'
import { useEvents } from '../queries/ranges/useEvents.ts'
import type { CalendarView } from '../views/CalendarView.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import { viewActions } from '../views/viewActions.ts'
import { usePeriod } from '../views/usePeriod.ts'
import { useViewZone } from '../zone/useViewZone.ts'
import { loadBanners } from './Banners.tsx'
import { loadDialogs } from './dialogs.ts'
import type { OpenDialog } from './OpenDialog.ts'
import { useCalendars } from './useCalendars.ts'
import { useChipContext } from './useChipContext.ts'
import { useDrawnPeriods } from './useDrawnPeriods.ts'
import { useAskedAgain } from './useAskedAgain.ts'
import { useCopyLink } from './links/useCopyLink.ts'
import { useSlip } from '../slip/useSlip.ts'
import { useTypedSlot } from '../slip/useTypedSlot.ts'
import { useGridActions } from './useGridActions.ts'
import { usePrint } from './usePrint.ts'
import { useSavedMatches } from './useSavedMatches.ts'
import { useTakeBack } from './useTakeBack.ts'
import { useZones } from './useZones.ts'

/**
 * Everything about the page: what the address shows, what was read for it, and what a person can do with it.
 */
export function useCalendarPage(views: readonly CalendarView[], columns: WeekLayout['columns']) {
  const now = useNow()
  const named = useCalendarPlace()?.period
  useNotedAddress()
  const viewZone = useViewZone(existing(named?.zone))
  const { zone } = viewZone
  const today = dateOf(now, zone)
  const options = useViewOptions()
  const layout = useMemo(() => layoutFor(options, columns), [options, columns])
  const shown = useAskedAgain(usePeriod(views, today, layout))
  const { view, period, days } = shown
  const ranges = useMemo(() => view.ranges(period.date, days), [view, period.date, days])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)

  const list = useCalendars(shown)
  const { calendars, visible, mayAdd } = list
  const read = useEvents(visible, ranges, zone, options.declined)
  const isSettled = !list.isPending && !read.isPending
  const matches = useSavedMatches({ saved: period.saved, calendars, zone, today })
  const context = useChipContext(calendars, zone, options, matches)
  const events = useMemo(() => matches?.shown(read.events) ?? read.events, [matches, read.events])
  const zones = useZones(viewZone, named?.zones, shown.chooseZones)
  const slip = useSlip(shown, { events, list, zone: context.zone })
  const { declined } = options
  const drawing = useDrawnPeriods({ shown, events: slip.drawn, read, matches, ranges, zone, declined })
  const actions = useGridActions({ ...shown, ...slip, events: read.events, context, onDialog: setDialog })
  useTypedSlot(mayAdd, actions)
  useEffect(holdKeys, [])
  const print = usePrint({ view, period, calendars, visible, layout })
  const copyLink = useCopyLink({ events, zone: context.zone })
  const rows = useMemo(() => [...calendarActions, ...viewActions(views)], [views])
  useActions(inCalendar, rows, { ...shown, today, mayAdd, print, copyLink, setDialog, ...useTakeBack(zone) })

  useLoadedAhead(isSettled)

  return {
    now,
    today,
    viewZone,
    shown,
    list,
    read,
    /** Those of them that are drawn. */
    events,
    slip,
    ...drawing,
    isSettled,
    context,
    actions,
    zones,
    print,
    dialog,
    setDialog,
    /** Why something is missing on screen; null if nothing is. */
    failure: list.failure ?? read.failure,
    retry: list.failure === null ? read.retry : list.retry,
  }
}

/** The dialogs are loaded before they are opened. */
function useLoadedAhead(isSettled: boolean): void {
  useEffect(() => {
    if (!isSettled) return
    loadDialogs()
    loadBanners()
  }, [isSettled])
}

/** The zone of an address, if there is such a zone. */
const existing = (name: string | undefined) => (name === undefined ? null : (findZone(name)?.name ?? null))

const layoutFor = (
  { firstDay, weekend, weekends }: ViewOptions,
  columns: WeekLayout['columns'],
): WeekLayout => ({ columns, weekStartsOn: firstDay, weekend, hidesWeekend: weekends === 'hidden' })
