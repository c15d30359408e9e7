import type { Ref } from 'react'
import { DottedMonth } from '../../minimonth/DottedMonth.tsx'
import { Sidebar } from '../../sidebar/Sidebar.tsx'
import type { Ways } from '../../views/usePeriod.ts'
import styles from './Rail.module.css'
import { SavedPanel } from './SavedPanel.tsx'
import type { useCalendarPage } from '../useCalendarPage.ts'

type RailProps = {
  readonly ref: Ref<HTMLElement>
  readonly page: ReturnType<typeof useCalendarPage>
  /** A date or a period was chosen in it. */
  readonly onChosen: Ways['show']
}

const none: readonly never[] = []

/** What stands beside the grid: the small month, the calendars and the saved searches. */
export function Rail({ ref, page, onChosen }: RailProps) {
  const { today, list, read, context, isSettled } = page
  const { view, period, days, show } = page.shown
  const { calendars, hidden, skipped, hide: onHide } = list
  return (
    <aside ref={ref} className={styles.rail} data-region="calendars">
      <DottedMonth
        {...{ today, isSettled, zone: context.zone, matches: context.matches }}
        date={period.date}
        shown={view.isWithinWeek ? days : none}
        calendars={list.visible}
        show={onChosen}
      />
      <Sidebar
        {...{ calendars, hidden, skipped, period, show, onHide }}
        monograms={context.monograms}
        skippedEvents={read.skipped}
        onDialog={page.setDialog}
      />
      <SavedPanel period={period} show={onChosen} />
    </aside>
  )
}
