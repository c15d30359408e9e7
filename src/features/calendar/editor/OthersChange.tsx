import { Trans, useLingui } from '@lingui/react/macro'
import { andList } from '../../../locales/andList.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './EventDialog.module.css'
import { fieldGroupNames, formatSide } from './formatConflict.ts'
import type { FieldGroup } from './form/fieldGroups.ts'
import type { FieldConflict } from './mergeDraft.ts'

// lingui-set comment="Columns of a table that compares two versions of an event: “Theirs” and “Mine” (the version)."

type OthersChangeProps = {
  readonly conflicts: readonly FieldConflict[]
  readonly zone: string
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** Somebody else changed the event that is being edited: where the two disagree, and what can be done. */
export function OthersChange({ conflicts, zone, onTheirs, onMine }: OthersChangeProps) {
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <Trans>Someone else changed this event first. What you typed is still here.</Trans>
      </p>
      {conflicts.length > 0 && <Comparison conflicts={conflicts} zone={zone} />}
      <div className={styles.ways}>
        <Button size="small" onClick={onMine}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button size="small" onClick={onTheirs}>
          <Trans>Use theirs</Trans>
        </Button>
      </div>
    </div>
  )
}

function Comparison({ conflicts, zone }: Pick<OthersChangeProps, 'conflicts' | 'zone'>) {
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
        {conflicts.map(({ group, theirs, mine }) => (
          <tr key={group}>
            <th scope="row">{t(fieldGroupNames[group])}</th>
            <td>{formatSide(group, theirs, zone)}</td>
            <td>{formatSide(group, mine, zone)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Fields that somebody else changed, and that were not touched here. */
export function TakenOver({ groups }: { readonly groups: readonly FieldGroup[] }) {
  const { t } = useLingui()
  const names = andList(groups.map((group) => t(fieldGroupNames[group])))
  return (
    <div role="status" className={styles.notice}>
      {groups.length > 0 && (
        <p>
          <Trans>Someone else changed this event. Their changes are in the form now: {names}.</Trans>
        </p>
      )}
    </div>
  )
}

/** The event that is being edited was deleted. */
export function EventGone() {
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <Trans>Someone deleted this event. What you typed is still here; Save adds it as a new event.</Trans>
      </p>
    </div>
  )
}
