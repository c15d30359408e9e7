import { Trans, useLingui } from '@lingui/react/macro'
import { fieldGroupNames, formatSide } from '../formatConflict.ts'
import type { FieldConflict } from '../mergeDraft.ts'
import styles from './ConflictTable.module.css'

// lingui-set comment="A table that compares two versions of an event: “Theirs” and “Mine” (the version), and what it was before."

type ConflictTableProps = {
  readonly conflicts: readonly FieldConflict[]
  readonly zone: string
  /** What stands for mine where there is nothing of it to show. */
  readonly mine?: string
  /** The groups for which theirs is chosen; null if there is only one, which the buttons decide. */
  readonly theirs: ReadonlySet<FieldConflict['group']> | null
  readonly onChoose: (group: FieldConflict['group'], side: 'theirs' | 'mine') => void
}

/** What two people changed differently: what it was, what each made of it, and a choice for each field. */
export function ConflictTable({ conflicts, zone, mine = '', theirs, onChoose }: ConflictTableProps) {
  const { t } = useLingui()
  return (
    <table className={styles.comparison} aria-label={t`Changed by both`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Theirs</Trans>
          </th>
          <th scope="col">
            <Trans>Mine</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.group}
            {...{ conflict, zone, mine }}
            chosen={theirs && (theirs.has(conflict.group) ? 'theirs' : 'mine')}
            onChoose={(side) => onChoose(conflict.group, side)}
          />
        ))}
      </tbody>
    </table>
  )
}

type ConflictRowProps = {
  readonly conflict: FieldConflict
  readonly zone: string
  readonly mine: string
  readonly chosen: 'theirs' | 'mine' | null
  readonly onChoose: (side: 'theirs' | 'mine') => void
}

function ConflictRow({ conflict, zone, mine, chosen, onChoose }: ConflictRowProps) {
  const { t } = useLingui()
  const { group } = conflict
  const name = t(fieldGroupNames[group])
  const before = formatSide(group, conflict.base, zone)
  const labels = { theirs: t`${name}: theirs`, mine: t`${name}: mine` }
  return (
    <tr>
      <th scope="row">
        {name}
        {group !== 'dates' && before !== '' && <span className={styles.before}>{t`Before: ${before}`}</span>}
      </th>
      {(['theirs', 'mine'] as const).map((side) => {
        const shown = conflict[side]
        const text = shown === null ? mine : formatSide(group, shown, zone)
        return (
          <td key={side}>
            {chosen === null ? (
              text
            ) : (
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={`conflict-${group}`}
                  aria-label={labels[side]}
                  checked={chosen === side}
                  onChange={() => onChoose(side)}
                />
                <span>{text === '' ? '–' : text}</span>
              </label>
            )}
          </td>
        )
      })}
    </tr>
  )
}
