import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import type { OpenDialog } from '../page/OpenDialog.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { CalendarRow } from './CalendarRow.tsx'
import { withShown } from './hiddenCalendars.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './Sidebar.module.css'

// lingui-set comment="The calendars beside the grid."

type SidebarProps = {
  readonly calendars: readonly Calendar[]
  readonly hidden: ReadonlySet<string>
  /** How many calendars of the list could not be read. */
  readonly skipped: number
  /** How many events of this period could not be read. */
  readonly skippedEvents: number
  readonly onHide: (ids: ReadonlySet<string>) => void
  readonly onDialog: (dialog: OpenDialog) => void
}

/** The calendars, which of them are shown, and what can be done with each. */
export const Sidebar = memo(function Sidebar(props: SidebarProps) {
  const { calendars, hidden, skipped, skippedEvents, onHide, onDialog } = props
  const { t } = useLingui()
  const onShowOnly = (only: Calendar) =>
    onHide(new Set(calendars.filter(({ id }) => id !== only.id).map(({ id }) => id)))
  const isAnyHidden = calendars.some(({ id }) => hidden.has(id))
  return (
    <section className={styles.rail} aria-label={t`Calendars`}>
      <h2 className={styles.heading}>
        <Trans>Calendars</Trans>
      </h2>
      <ul role="list" className={styles.list}>
        {calendars.map((calendar) => (
          <CalendarRow
            key={`${calendar.homeId}/${calendar.id}`}
            calendar={calendar}
            isShown={!hidden.has(calendar.id)}
            isAnyHidden={isAnyHidden}
            onShown={(isShown) => onHide(withShown(hidden, calendar.id, isShown))}
            onShowOnly={() => onShowOnly(calendar)}
            onShowAll={() => onHide(new Set())}
            onDialog={onDialog}
          />
        ))}
      </ul>
      {skipped > 0 && (
        <p className={styles.skipped}>
          <Plural value={skipped} one="# calendar couldn’t be read." other="# calendars couldn’t be read." />
        </p>
      )}
      {skippedEvents > 0 && (
        <p className={styles.skipped}>
          <Plural value={skippedEvents} one="# event couldn’t be read." other="# events couldn’t be read." />
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        className={styles.new}
        onClick={() => onDialog({ kind: 'calendar', calendar: null })}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        <Trans>New calendar</Trans>
      </Button>
    </section>
  )
})
