import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { spineOf } from '../../../ui/colours/eventColours.ts'
import type { QuickAddChip } from './quickAddChips.ts'
import styles from './QuickAddDialog.module.css'

type QuickAddChipsProps = {
  readonly id: string
  readonly text: string
  readonly chips: readonly QuickAddChip[]
  /** The words of a chip are to be changed. */
  readonly onMend: (chip: QuickAddChip) => void
  /** The words of a chip belong to the title. */
  readonly onLeave?: (chip: QuickAddChip) => void
}

/** What was read of a sentence. A press on a chip selects its words; its cross leaves them in the title. */
export function QuickAddChips({ id, text, chips, onMend, onLeave }: QuickAddChipsProps) {
  const { t } = useLingui()
  return (
    <ul id={id} role="list" aria-label={t`What was understood`} className={styles.chips}>
      {chips.map((chip) => {
        const words = chip.parts.map(({ start, end }) => text.slice(start, end)).join(' ')
        return (
          <li key={`${chip.kind} ${chip.label}`} className={styles.chip} data-kind={chip.kind}>
            {chip.parts.length === 0 ? (
              <span className={styles.label} data-assumed="">
                <Sign {...chip} />
                {chip.label}
              </span>
            ) : (
              <>
                <button
                  type="button"
                  className={styles.label}
                  title={t`Change “${words}”`}
                  onClick={() => onMend(chip)}
                >
                  <Sign {...chip} />
                  {chip.label}
                </button>
                {onLeave && (
                  <button
                    type="button"
                    className={styles.leave}
                    aria-label={t`Leave “${words}” in the title`}
                    title={t`Leave “${words}” in the title`}
                    onClick={() => onLeave(chip)}
                  >
                    <X size={14} aria-hidden />
                  </button>
                )}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Sign({ icon: Icon, colour }: QuickAddChip) {
  if (Icon) return <Icon size={14} strokeWidth={1.75} aria-hidden />
  return (
    <span
      className={styles.dot}
      style={{ backgroundColor: colour ? spineOf(colour) : undefined }}
      aria-hidden
    />
  )
}
