import { useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useRef, type MouseEvent } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx'
import { useExportCalendar } from '../exporting/useExportCalendar.ts'
import type { OpenDialog } from '../page/OpenDialog.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import styles from './Sidebar.module.css'

// lingui-set comment="Choices of the menu of a calendar (verbs). “Read-only”: events in it cannot be changed. “Show the others again”: after only this one was shown."

type CalendarRowProps = {
  readonly calendar: Calendar
  /** What its events bear beside its colour, where they do. */
  readonly monogram: string | undefined
  readonly isShown: boolean
  /** It is the only one that is shown, until it is asked for again. */
  readonly isAlone: boolean
  readonly isAnyHidden: boolean
  readonly onShown: (isShown: boolean) => void
  /** Shows it alone, or again what was shown before. */
  readonly onAlone: () => void
  readonly onShowAll: () => void
  readonly onDialog: (dialog: OpenDialog) => void
}

/** One calendar: whether it is shown, and what can be done with it. */
export function CalendarRow(props: CalendarRowProps) {
  const { calendar, monogram, isShown, isAlone, isAnyHidden, onShown, onAlone, onShowAll, onDialog } = props
  const { t } = useLingui()
  const exportCalendar = useExportCalendar()
  const isAlt = useRef(false)
  const { config, copiedAt } = useApi()
  const isSharingOffered = config.features.sharing
  const isOffline = copiedAt !== undefined
  const isShared = calendar.ownerId !== null
  const hint = calendar.canWrite ? (isShared ? t`Shared with you` : undefined) : t`Read-only`
  const choices = [
    {
      label: t`Edit`,
      isDisabled: !calendar.canRename,
      run: () => onDialog({ kind: 'calendar', calendar }),
    },
    ...(calendar.canShare && isSharingOffered
      ? [{ label: t`Share`, run: () => onDialog({ kind: 'share', calendar }) }]
      : []),
    { label: isAlone ? t`Show the others again` : t`Show only this`, run: onAlone },
    { label: t`Show all`, isDisabled: !isAnyHidden, run: onShowAll },
    { label: t`Export`, isDisabled: isOffline, run: () => void exportCalendar(calendar) },
    {
      label: isShared ? t`Remove from my list` : t`Delete`,
      isDangerous: true,
      isDisabled: calendar.isDefault || isOffline,
      run: () => onDialog({ kind: 'deletion', calendar }),
    },
  ]

  // A click that is prevented would have the browser put the box back as it was, after it was drawn as it is then.
  function onClickCapture({ altKey }: MouseEvent) {
    isAlt.current = altKey
  }

  function onChange(isChecked: boolean) {
    if (isAlt.current) onAlone()
    else onShown(isChecked)
  }

  return (
    <li className={styles.calendar}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the menu beside it does the same */}
      <div className={styles.shown} onClickCapture={onClickCapture}>
        <Checkbox
          label={calendar.name}
          hint={hint}
          colour={calendar.colour}
          isChecked={isShown}
          onChange={onChange}
        />
      </div>
      {monogram !== undefined && (
        <span className={styles.monogram} aria-hidden>
          {monogram}
        </span>
      )}
      <MenuButton label={t`Options for ${calendar.name}`} size="small" choices={choices}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </MenuButton>
    </li>
  )
}
