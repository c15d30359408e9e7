import { useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { MenuButton } from '../../../../ui/overlays/MenuButton.tsx'
import { spineOf } from '../../../../ui/colours/eventColours.ts'
import { Kbd } from '../../../../ui/Kbd.tsx'
import type { CalendarSet } from './CalendarSet.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import styles from './SetList.module.css'

// lingui-set comment="Choices (verbs) of the menu of a calendar set. “Update to what is shown”: from now on it has the calendars that are shown at the moment."

type SetRowProps = {
  readonly set: CalendarSet
  /** Those of its calendars that exist. */
  readonly calendars: readonly Calendar[]
  readonly isChosen: boolean
  readonly onToggle: () => void
  readonly onEdit: () => void
  readonly onUpdate: () => void
  readonly onDelete: () => void
}

/** More colours than this say no more. */
const maxDots = 4

/** One calendar set, with the colours of its calendars. */
export function SetRow({ set, calendars, isChosen, onToggle, ...handlers }: SetRowProps) {
  const { t } = useLingui()
  const { name, key } = set
  const choices = [
    { label: t`Edit`, run: handlers.onEdit },
    { label: t`Update to what is shown`, isDisabled: isChosen, run: handlers.onUpdate },
    { label: t`Delete`, isDangerous: true, run: handlers.onDelete },
  ]
  return (
    <li className={styles.set}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        aria-keyshortcuts={key}
        onClick={onToggle}
      >
        <span className={styles.dots} aria-hidden>
          {calendars.slice(0, maxDots).map(({ homeId, id, colour }) => (
            <span key={`${homeId}/${id}`} className={styles.dot} style={{ background: spineOf(colour) }} />
          ))}
        </span>
        <span className={styles.name}>{name}</span>
        {key !== undefined && (
          <span aria-hidden>
            <Kbd>{key}</Kbd>
          </span>
        )}
      </button>
      <MenuButton label={t`Options for set ${name}`} size="small" choices={choices}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </MenuButton>
    </li>
  )
}
