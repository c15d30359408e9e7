import { Plural, Trans } from '@lingui/react/macro'
import type { Watch } from '#domain/health/watch.ts'
import styles from './MissingNotes.module.css'

type MissingNotesProps = {
  readonly health: NonNullable<Watch['health']>
  readonly isAdministrator: boolean
}

/** Which components an administrator does not see, and why. */
export function MissingNotes({ health, isAdministrator }: MissingNotesProps) {
  return (
    <>
      {health.unreadable > 0 && (
        <p className={styles.note}>
          <Plural
            value={health.unreadable}
            one="# component isn’t shown: its result couldn’t be read."
            other="# components aren’t shown: their results couldn’t be read."
          />
        </p>
      )}
      {isAdministrator && health.components === null && (
        <p className={styles.note}>
          <Trans>This service shows administrators only the overall status.</Trans>
        </p>
      )}
    </>
  )
}
