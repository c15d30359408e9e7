import { useLingui } from '@lingui/react/macro'
import { lazyComponent } from '../../ui/loading/lazyComponent.tsx'
import styles from './CalendarPage.module.css'
import { useSize } from './grid/view/useSize.ts'
import { Banners } from './page/Banners.tsx'
import { Dialogs } from './page/Dialogs.tsx'
import { headingText } from './page/heading/headingText.ts'
import { Rail } from './page/rail/Rail.tsx'
import { Toolbar } from './page/Toolbar.tsx'
import { useCalendarPage } from './page/useCalendarPage.ts'
import { useRail } from './page/rail/useRail.ts'
import { WithViewOptions } from './options/WithViewOptions.tsx'
import { DayStrip } from './minimonth/DayStrip.tsx'
import { CalendarGrid } from './views/CalendarGrid.tsx'
import type { CalendarView } from './views/CalendarView.ts'
import { calendarViews } from './views/calendarViews.ts'
import { columnsFor } from './views/columnsFor.ts'

const none: readonly never[] = []

/** The calendar: a period as a view draws it, the calendars beside it, and what is opened over it. */
export const CalendarPage = ({ views = calendarViews }: { readonly views?: readonly CalendarView[] }) => (
  <WithViewOptions>
    <Page views={views} />
  </WithViewOptions>
)

/** What is printed of it. It shares nearly everything with the calendar, and is in no other page's script. */
export const PrintPage = lazyComponent(async () => (await import('./PrintPreview.tsx')).PrintPreview)

function Page({ views }: { readonly views: readonly CalendarView[] }) {
  const { t } = useLingui()
  const { ref, size } = useSize()
  const columns = columnsFor(size.width)
  const page = useCalendarPage(views, columns)
  const { now, today, viewZone, list, read, context, actions, zones, isSettled } = page
  const { view, period, days, show, step, begin, search, changes, beside, reach: onReached } = page.shown
  const { rail, isRailOpen, setRailOpen, onChosen } = useRail(show)
  const heading = headingText(view.heading(period.date, days))
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
        {...{ views, view, columns, period, days, today, show, step, begin, search, changes, isRailOpen }}
        {...{ quickAdd: page.shown.quickAdd, print: page.print, widthRem: size.width }}
        {...{ zone: viewZone.zone, mayAdd: list.mayAdd }}
        onRail={setRailOpen}
      />
      {isRailOpen && <div className={styles.beside} aria-hidden onClick={() => setRailOpen(false)} />}
      <Rail ref={rail} page={page} onChosen={onChosen} />
      <div className={styles.banners}>
        <Banners page={page} />
      </div>
      {columns === 1 && days.length === 1 && (
        <DayStrip
          {...{ today, isSettled, show, zone: context.zone, matches: context.matches }}
          date={period.date}
          calendars={list.visible}
        />
      )}
      {/* Before the grid, so that it goes before the grid is changed: a focus that goes with it has everything laid out on the spot. */}
      <Dialogs page={page} />
      <CalendarGrid
        {...{ view, days, beside, context, now, today, actions, zones, onReached, isSettled }}
        {...{ date: period.date, ahead: page.ahead, events: page.drawn }}
        open={page.shown.open?.kind === 'event' ? page.shown.open.event : null}
        isRead={list.isListed && read.isRead}
        readMonths={list.isListed ? read.months : none}
        isFailed={page.failure !== null}
      />
    </main>
  )
}
