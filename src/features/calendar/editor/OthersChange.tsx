import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { andList } from '../../../locales/andList.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './EventDialog.module.css'
import { ConflictTable } from './conflict/ConflictTable.tsx'
import { fieldGroupNames } from './formatConflict.ts'
import type { FieldGroup } from './form/fieldGroups.ts'
import type { FieldConflict } from './mergeDraft.ts'

// lingui-set comment="Buttons (verbs) that decide between two versions of an event."

type OthersChangeProps = {
  readonly conflicts: readonly FieldConflict[]
  readonly zone: string
  readonly onTheirs: () => void
  readonly onMine: () => void
  /** Theirs of these groups, and mine of the others. */
  readonly onChoices: (theirs: readonly FieldConflict['group'][]) => void
}

/** Somebody else changed the event that is being edited: where the two disagree, and what can be done. */
export function OthersChange({ conflicts, zone, onTheirs, onMine, onChoices }: OthersChangeProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<FieldConflict['group']>>(new Set())
  // A single field is decided by the buttons for everything.
  const isChosen = conflicts.length > 1
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <Trans>This event was changed elsewhere first. What you typed is still here.</Trans>
      </p>
      {conflicts.length > 0 && (
        <ConflictTable
          conflicts={conflicts}
          zone={zone}
          theirs={isChosen ? theirs : null}
          onChoose={(group, side) =>
            setTheirs(
              (now) =>
                new Set([...now].filter((each) => each !== group).concat(side === 'theirs' ? group : [])),
            )
          }
        />
      )}
      <div className={styles.ways}>
        {isChosen && (
          <Button
            size="small"
            variant="primary"
            onClick={() =>
              onChoices(conflicts.map(({ group }) => group).filter((group) => theirs.has(group)))
            }
          >
            <Trans>Use my choices</Trans>
          </Button>
        )}
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

/** Fields that somebody else changed, and that were not touched here. */
export function TakenOver({ groups }: { readonly groups: readonly FieldGroup[] }) {
  const { t } = useLingui()
  const names = andList(groups.map((group) => t(fieldGroupNames[group])))
  return (
    <div role="status" className={styles.notice}>
      {groups.length > 0 && (
        <p>
          <Trans>This event was changed elsewhere. What changed is in the form now: {names}.</Trans>
        </p>
      )}
    </div>
  )
}

/** The event that is being edited may no longer be changed: by a right that was taken back, or made private. */
export function EventFixed() {
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <Trans>
          You can no longer change this event. What you typed is still here; Save adds it as a new event.
        </Trans>
      </p>
    </div>
  )
}

/** The event that is being edited was deleted, or went with its calendar, which others may only have taken back. */
export function EventGone({ isCalendarGone }: { readonly isCalendarGone: boolean }) {
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        {isCalendarGone ? (
          <Trans>
            You no longer have the calendar of this event. What you typed is still here; Save adds it to
            another one.
          </Trans>
        ) : (
          <Trans>This event was deleted. What you typed is still here; Save adds it as a new event.</Trans>
        )}
      </p>
    </div>
  )
}
