import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import type { OpenDialog } from '../CalendarDialogs.tsx'
import type { Calendar } from '../data/Calendar.ts'
import { withShown } from '../data/hiddenCalendars.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import styles from './Sidebar.module.css'
import { useExportCalendar } from './useExportCalendar.ts'

type CalendarRailProps = {
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
export const Sidebar = memo(function CalendarRail(props: CalendarRailProps) {
  const { calendars, hidden, skipped, skippedEvents, onHide, onDialog } = props
  const { t } = useLingui()
  const exportCalendar = useExportCalendar()
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
          <li key={`${calendar.homeId}/${calendar.id}`} className={styles.calendar}>
            <Checkbox
              label={calendar.name}
              hint={calendar.canWrite ? undefined : t`Read-only`}
              colour={calendar.colour}
              isChecked={!hidden.has(calendar.id)}
              onChange={(isShown) => onHide(withShown(hidden, calendar.id, isShown))}
            />
            <MenuButton
              label={t`Options for ${calendar.name}`}
              size="small"
              choices={[
                {
                  label: t`Edit`,
                  isDisabled: !calendar.canRename,
                  run: () => onDialog({ kind: 'calendar', calendar }),
                },
                { label: t`Show only this`, run: () => onShowOnly(calendar) },
                { label: t`Show all`, isDisabled: !isAnyHidden, run: () => onHide(new Set()) },
                { label: t`Export`, run: () => void exportCalendar(calendar) },
                {
                  label: t`Delete`,
                  isDangerous: true,
                  isDisabled: calendar.isDefault,
                  run: () => onDialog({ kind: 'deletion', calendar }),
                },
              ]}
            >
              <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
            </MenuButton>
          </li>
        ))}
      </ul>
      {skipped > 0 && (
        <p className={styles.skipped}>
          <Plural
            value={skipped}
            one="# calendar could not be read."
            other="# calendars could not be read."
          />
        </p>
      )}
      {skippedEvents > 0 && (
        <p className={styles.skipped}>
          <Plural
            value={skippedEvents}
            one="# event could not be read."
            other="# events could not be read."
          />
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
