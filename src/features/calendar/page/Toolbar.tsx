import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PanelLeft from 'lucide-react/icons/panel-left'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { memo, use } from 'react'
import { createPortal } from 'react-dom'
import { isoWeekNumber } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary.tsx'
import { HeaderPlace } from '../../../ui/headerPlace.ts'
import { narrowScreen, turnedPhone } from '../../../ui/screens.ts'
import { useMedia } from '../../../ui/useMedia.ts'
import type { CalendarView } from '../views/CalendarView.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import styles from './Toolbar.module.css'
import type { Heading } from '../format/formatHeading.ts'
import { HeadingText } from '../views/HeadingText.tsx'
import { cityOf } from '../../../locales/cityOf.ts'
import { useViewOptions } from '../options/useViewOptions.ts'
import { ViewOptionsButton } from '../options/ViewOptionsButton.tsx'
import { barRoom } from './barRoom.ts'
import { ViewChoice } from './ViewChoice.tsx'
import type { Ways } from '../views/usePeriod.ts'

// lingui-set comment="The toolbar over the calendar. Next and Previous: day, week or month."

/** Until its script is loaded, the heading is whole. */
const FittingHeading = lazyComponent(
  async () => (await import('./heading/FittingHeading.tsx')).FittingHeading,
  WholeHeading,
)

type ToolbarProps = Omit<Ways, 'invitations'> &
  Pick<WeekLayout, 'columns'> & {
    readonly views: readonly CalendarView[]
    readonly view: CalendarView
    readonly period: CalendarPeriod
    readonly days: readonly IsoDate[]
    readonly today: IsoDate
    readonly zone: string
    /** Open the print preview. */
    readonly print: () => void
    /** How wide the page is; 0 before it is measured. */
    readonly widthRem: number
    /** There is a calendar that accepts new events. */
    readonly mayAdd: boolean
    readonly isRailOpen: boolean
    readonly onRail: (isOpen: boolean) => void
  }

/** What the page shows, and the controls to go elsewhere. On a turned phone the header has both, on a narrow screen the first. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const place = use(HeaderPlace)
  const isNarrow = useMedia(narrowScreen)
  const isTurned = useMedia(turnedPhone)
  const [title, actions] = [
    <Title key="title" {...props} />,
    <Actions key="actions" {...props} isSmall={isNarrow || isTurned} />,
  ]
  if (place && isTurned) return createPortal([title, actions], place)
  return (
    <header className={styles.toolbar}>
      {place && isNarrow ? createPortal(title, place) : title}
      {actions}
    </header>
  )
})

function Title({ view, period, days, zone, isRailOpen, onRail }: ToolbarProps) {
  const { t } = useLingui()
  const { weekNumbers } = useViewOptions()
  // If weeks begin on Sunday, their number is that of the days in their middle.
  const week = isoWeekNumber(days[Math.floor((days.length - 1) / 2)] ?? period.date)
  const heading = view.heading(period.date, days)
  return (
    <div className={styles.title}>
      <span className={styles.narrow}>
        <IconButton
          label={t`Show calendars`}
          icon={PanelLeft}
          aria-expanded={isRailOpen}
          onClick={() => onRail(!isRailOpen)}
        />
      </span>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          <ErrorBoundary fallback={() => WholeHeading({ heading })}>
            <FittingHeading heading={heading} days={days} />
          </ErrorBoundary>
        </h1>
        <p className={styles.meta}>
          {view.isWithinWeek && weekNumbers === 'shown' && (
            <>
              <Trans>Week {week}</Trans> ·{' '}
            </>
          )}
          {cityOf(zone)}
        </p>
      </div>
    </div>
  )
}

function WholeHeading({ heading }: { readonly heading: Heading }) {
  return <HeadingText heading={heading} yearClassName={styles.year} />
}

function Actions(props: ToolbarProps & { readonly isSmall: boolean }) {
  const {
    views,
    view,
    columns,
    widthRem,
    isSmall,
    today,
    show,
    step,
    begin,
    quickAdd,
    search,
    changes,
    print,
    mayAdd,
  } = props
  const { t } = useLingui()
  const roomRem = isSmall ? 0 : barRoom(widthRem, columns, [t`Today`, t`New event`])
  return (
    <div className={styles.actions}>
      <div className={styles.group}>
        <IconButton label={t`Previous`} icon={ChevronLeft} onClick={() => step(-1)} />
        <Button
          className={styles.today ?? ''}
          data-day={Number(today.slice(8))}
          onClick={() => show({ date: today })}
        >
          <span>
            <Trans>Today</Trans>
          </span>
        </Button>
        <IconButton label={t`Next`} icon={ChevronRight} onClick={() => step(1)} />
      </div>
      <IconButton label={t`Search`} icon={Search} onClick={() => search()} />
      <div className={styles.group}>
        <ViewChoice {...{ views, view, columns, roomRem, show, quickAdd, changes, print, mayAdd }} />
        <ViewOptionsButton />
      </div>
      <Button className={styles.new ?? ''} variant="primary" disabled={!mayAdd} onClick={() => begin()}>
        <Plus size={24} strokeWidth={1.75} aria-hidden />
        <span>
          <Trans>New event</Trans>
        </span>
      </Button>
    </div>
  )
}
