import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PanelLeft from 'lucide-react/icons/panel-left'
import { memo } from 'react'
import { isoWeekNumber } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { CalendarPeriod } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import type { OpenDialog } from './CalendarDialogs.tsx'
import styles from './Toolbar.module.css'
import type { Ways } from './usePeriod.ts'
import { formatHeading } from './format/formatHeading.ts'

type ToolbarProps = Pick<Ways, 'show' | 'step' | 'begin'> & {
  readonly period: CalendarPeriod
  readonly days: readonly IsoDate[]
  readonly today: IsoDate
  readonly zone: string
  /** There is a calendar that takes new events. */
  readonly mayAdd: boolean
  readonly isRailOpen: boolean
  readonly onRail: (isOpen: boolean) => void
  readonly onDialog: (dialog: OpenDialog) => void
}

/** What the page shows, and the ways elsewhere. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { period, days, today, zone, isRailOpen, onRail, onDialog } = props
  const { show, step, begin, mayAdd } = props
  const { t } = useLingui()
  const { months, year } = formatHeading(period, days)
  const week = isoWeekNumber(days[0] ?? period.date)
  const views = [
    { value: 'day', label: t`Day` },
    { value: 'week', label: t`Week` },
    { value: 'month', label: t`Month` },
  ] as const
  return (
    <header className={styles.toolbar}>
      <div className={styles.title}>
        <h1 className={styles.heading}>
          <Trans>
            {months} <span className={styles.year}>{year}</span>
          </Trans>
        </h1>
        <p className={styles.meta}>
          {period.view !== 'month' && (
            <>
              <Trans>Week {week}</Trans> ·{' '}
            </>
          )}
          {zone}
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
        <RadioGroup label={t`View`} value={period.view} options={views} onChange={(view) => show({ view })} />
        <Button disabled={!mayAdd} onClick={() => onDialog({ kind: 'import' })}>
          <Trans>Import</Trans>
        </Button>
        <Button variant="primary" disabled={!mayAdd} onClick={() => begin()}>
          <Trans>New event</Trans>
        </Button>
      </div>
    </header>
  )
})
