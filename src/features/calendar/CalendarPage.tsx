import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { dateOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { failureBehind } from '../../api/explain.ts'
import { useUser } from '../../api/UserProvider.tsx'
import { eventPath } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/useGo.ts'
import { useShortcuts } from '../../navigation/useShortcuts.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { CalendarDialogs, loadDialogs, type OpenDialog } from './CalendarDialogs.tsx'
import styles from './CalendarPage.module.css'
import { calendarsQuery } from './data/queries.ts'
import { rangeOf } from './data/rangeOf.ts'
import { useEvents } from './data/useEvents.ts'
import { useHiddenCalendars } from './data/useHiddenCalendars.ts'
import type { AskScope } from './event/AskScope.ts'
import { CalendarGrid } from './grid/view/CalendarGrid.tsx'
import type { GridActions } from './grid/view/GridActions.ts'
import { useNow } from './grid/view/useNow.ts'
import { useSize } from './grid/view/useSize.ts'
import { columnsFor } from './period.ts'
import { PageTrouble } from './PageTrouble.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { MiniMonth } from './sidebar/MiniMonth.tsx'
import { Toolbar } from './Toolbar.tsx'
import { Unsaved } from './Unsaved.tsx'
import { timesIn } from './timesIn.ts'
import { useDrag } from './grid/drag/useDrag.ts'
import { usePeriod } from './usePeriod.ts'
import { useViewZone } from './zone/useViewZone.ts'
import { formatMonth } from './format/formatDate.ts'

const ZoneBanner = lazyComponent(async () => (await import('./zone/ZoneBanner.tsx')).ZoneBanner)

const none: readonly never[] = []

/** The calendar: a period on a grid, the calendars beside it, and what is opened over it. */
export function CalendarPage() {
  const { t } = useLingui()
  const api = useApi()
  const user = useUser()
  const go = useGo()
  const now = useNow()
  const { zone, moved, follow, stay } = useViewZone()
  const today = dateOf(now, zone)
  const { ref, size } = useSize()
  const { period, days, focusDate, show, step, begin, close } = usePeriod(today, columnsFor(size.width))
  const [isRailOpen, setIsRailOpen] = useState(false)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)

  const list = useQuery(calendarsQuery(api, user.id))
  const calendars = list.data?.calendars ?? none
  const { hidden, hide } = useHiddenCalendars(user.id)
  const visible = useMemo(() => calendars.filter(({ id }) => !hidden.has(id)), [calendars, hidden])
  const rangeDate = period.view === 'month' ? period.date : (days[0] ?? period.date)
  const range = useMemo(() => rangeOf(rangeDate), [rangeDate])
  const { events, isCapped, skipped, isPending, failure, retry } = useEvents(visible, range, zone)
  const isSettled = !list.isPending && !isPending
  const mayAdd = !list.data || calendars.some(({ canWrite }) => canWrite)

  const context = useMemo(
    () => ({
      calendars: new Map(calendars.map((calendar) => [calendar.id, calendar])),
      zone: zoneNamed(zone),
    }),
    [calendars, zone],
  )
  const askScope: AskScope = (datesOf) =>
    new Promise((answer) => {
      setDialog({ kind: 'scope', datesOf, answer })
    })
  const dragging = useDrag({ events, context, ask: askScope })
  const actions = useMemo(
    (): GridActions => ({
      openEvent: (key) => {
        const event = events.find((each) => each.key === key)
        if (event) go(eventPath(period, event))
      },
      startEvent: (start, end) => begin(timesIn(start, end, context.zone)),
      startDays: (first, last) => begin(first === last ? { start: first } : { start: first, end: last }),
      zone: context.zone,
      ...dragging,
      openDay: (date) => show({ view: 'day', date }),
      showMore: (date, anchor) => setDialog({ kind: 'more', date, anchor }),
      step,
    }),
    [events, context.zone, dragging, period, begin, show, step, go],
  )

  useShortcuts({
    today: () => show({ date: today }),
    next: () => step(1),
    previous: () => step(-1),
    day: () => show({ view: 'day' }),
    week: () => show({ view: 'week' }),
    month: () => show({ view: 'month' }),
    newEvent: () => begin(),
  })

  // What is opened next is there before it is asked for.
  useEffect(() => {
    if (!isSettled) return
    loadDialogs()
    ZoneBanner.preload()
  }, [isSettled])

  const trouble = list.isError ? failureBehind(list.error) : failure
  const onRetry = list.isError ? () => void list.refetch() : retry
  const heading = formatMonth(period.date)
  return (
    <main
      ref={ref}
      tabIndex={-1}
      className={styles.page}
      aria-busy={!isSettled}
      data-rail={isRailOpen ? '' : undefined}
    >
      <title>{t`${heading} · Kalends`}</title>
      <Toolbar
        period={period}
        days={days}
        today={today}
        zone={zone}
        show={show}
        step={step}
        begin={begin}
        mayAdd={mayAdd}
        isRailOpen={isRailOpen}
        onRail={setIsRailOpen}
        onDialog={setDialog}
      />
      <aside className={styles.rail}>
        <MiniMonth
          date={period.date}
          shown={period.view === 'month' ? none : days}
          today={today}
          show={show}
        />
        <Sidebar
          calendars={calendars}
          skipped={list.data?.skipped ?? 0}
          skippedEvents={skipped}
          hidden={hidden}
          onHide={hide}
          onDialog={setDialog}
        />
      </aside>
      <div className={styles.banners}>
        {moved && (
          <ErrorBoundary fallback={() => null}>
            <ZoneBanner zone={zone} moved={moved} onFollow={follow} onStay={stay} />
          </ErrorBoundary>
        )}
        <Unsaved />
        <PageTrouble failure={trouble} isCapped={isCapped} onRetry={onRetry} />
      </div>
      {/* Before the grid, so that it goes before the grid is changed: a focus that goes with it has everything laid out on the spot. */}
      <CalendarDialogs
        dialog={dialog}
        period={period}
        focusDate={focusDate}
        zone={zone}
        calendars={calendars}
        isListed={list.data !== undefined}
        events={events}
        context={context}
        onOpenEvent={(event) => go(eventPath(period, event))}
        onCloseEvent={close}
        onClose={() => setDialog(null)}
      />
      <CalendarGrid
        period={period}
        days={days}
        events={events}
        isSettled={isSettled && trouble === null}
        context={context}
        now={now}
        today={today}
        actions={actions}
      />
    </main>
  )
}
