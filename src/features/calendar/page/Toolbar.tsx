import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PanelLeft from 'lucide-react/icons/panel-left'
import Search from 'lucide-react/icons/search'
import { memo } from 'react'
import { isoWeekNumber } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { HeadingText } from '../views/HeadingText.tsx'
import type { CalendarView } from '../views/CalendarView.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import styles from './Toolbar.module.css'
import { cityName } from '../format/cityName.ts'
import { useViewOptions } from '../options/useViewOptions.ts'
import { ViewOptionsButton } from '../options/ViewOptionsButton.tsx'
import { ViewChoice } from './ViewChoice.tsx'
import type { Ways } from '../views/usePeriod.ts'

// lingui-set comment="The toolbar over the calendar. Next and Previous: day, week or month."

type ToolbarProps = Ways &
  Pick<WeekLayout, 'columns'> & {
    readonly views: readonly CalendarView[]
    readonly view: CalendarView
    readonly period: CalendarPeriod
    readonly days: readonly IsoDate[]
    readonly today: IsoDate
    readonly zone: string
    /** There is a calendar that accepts new events. */
    readonly mayAdd: boolean
    readonly isRailOpen: boolean
    readonly onRail: (isOpen: boolean) => void
  }

/** What the page shows, and the controls to go elsewhere. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { views, view, columns, period, days, today, zone, isRailOpen, onRail } = props
  const { show, step, begin, search, mayAdd } = props
  const { t } = useLingui()
  const { weekNumbers } = useViewOptions()
  // If weeks begin on Sunday, their number is that of the days in their middle.
  const week = isoWeekNumber(days[Math.floor((days.length - 1) / 2)] ?? period.date)
  return (
    <header className={styles.toolbar}>
      <div className={styles.title}>
        <h1 className={styles.heading}>
          <HeadingText heading={view.heading(period.date, days)} yearClassName={styles.year} />
        </h1>
        <p className={styles.meta}>
          {view.isWithinWeek && weekNumbers === 'shown' && (
            <>
              <Trans>Week {week}</Trans> ·{' '}
            </>
          )}
          {cityName(zone)}
        </p>
      </div>
      <div className={styles.actions}>
        <span className={styles.narrow}>
          <IconButton
            label={t`Show calendars`}
            icon={PanelLeft}
            aria-expanded={isRailOpen}
            onClick={() => onRail(!isRailOpen)}
          />
        </span>
        <div className={styles.group}>
          <IconButton label={t`Previous`} icon={ChevronLeft} onClick={() => step(-1)} />
          <Button onClick={() => show({ date: today })}>
            <Trans>Today</Trans>
          </Button>
          <IconButton label={t`Next`} icon={ChevronRight} onClick={() => step(1)} />
        </div>
        <IconButton label={t`Search`} icon={Search} onClick={() => search()} />
        <div className={styles.group}>
          <ViewChoice {...{ views, view, columns, show }} />
          <ViewOptionsButton />
        </div>
        <Button variant="primary" disabled={!mayAdd} onClick={() => begin()}>
          <Trans>New event</Trans>
        </Button>
      </div>
    </header>
  )
})
