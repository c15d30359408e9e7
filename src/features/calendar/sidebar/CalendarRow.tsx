import { useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx'
import { useExportCalendar } from '../exporting/useExportCalendar.ts'
import type { OpenDialog } from '../page/OpenDialog.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import styles from './Sidebar.module.css'

// lingui-set comment="Choices of the menu of a calendar (verbs). “Read-only”: events in it cannot be changed."

type CalendarRowProps = {
  readonly calendar: Calendar
  readonly isShown: boolean
  readonly isAnyHidden: boolean
  readonly onShown: (isShown: boolean) => void
  readonly onShowOnly: () => void
  readonly onShowAll: () => void
  readonly onDialog: (dialog: OpenDialog) => void
}

/** One calendar: whether it is shown, and what can be done with it. */
export function CalendarRow(props: CalendarRowProps) {
  const { calendar, isShown, isAnyHidden, onShown, onShowOnly, onShowAll, onDialog } = props
  const { t } = useLingui()
  const exportCalendar = useExportCalendar()
  const choices = [
    {
      label: t`Edit`,
      isDisabled: !calendar.canRename,
      run: () => onDialog({ kind: 'calendar', calendar }),
    },
    { label: t`Show only this`, run: onShowOnly },
    { label: t`Show all`, isDisabled: !isAnyHidden, run: onShowAll },
    { label: t`Export`, run: () => void exportCalendar(calendar) },
    {
      label: t`Delete`,
      isDangerous: true,
      isDisabled: calendar.isDefault,
      run: () => onDialog({ kind: 'deletion', calendar }),
    },
  ]
  return (
    <li className={styles.calendar}>
      <Checkbox
        label={calendar.name}
        hint={calendar.canWrite ? undefined : t`Read-only`}
        colour={calendar.colour}
        isChecked={isShown}
        onChange={onShown}
      />
      <MenuButton label={t`Options for ${calendar.name}`} size="small" choices={choices}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </MenuButton>
    </li>
  )
}
