import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedVersion } from '#contract/configurationHistory.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import rows from '../../../ui/styles/rows.module.css'
import styles from './Past.module.css'
import type { Restorable } from './RollBackDialog.tsx'

type VersionLineProps = {
  readonly version: SavedVersion
  /** When it was saved, as no other is called. */
  readonly when: string
  readonly isBusy: boolean
  readonly onChoose: (version: Restorable) => void
}

/** One version: when, by whom, and the button to restore it. */
export function VersionLine({ version, when, isBusy, onChoose }: VersionLineProps) {
  const { t } = useLingui()
  const { id, savedBy, isCurrent, restoredFrom, value } = version
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <strong>{when}</strong>
        <span className={rows.facts}>
          {savedBy?.displayName ?? t`from the command line`}
          {restoredFrom !== undefined && <> · {t`from a rollback`}</>}
          {value === null && <> · {t`can’t be opened any more`}</>}
        </span>
      </div>
      {isCurrent && (
        <span className={styles.current}>
          <Trans>In use</Trans>
        </span>
      )}
      {!isCurrent && value !== null && (
        <Button
          size="small"
          aria-label={t`Roll back to ${when}`}
          isBusy={isBusy}
          onClick={() => onChoose({ id, when, value })}
        >
          <Trans>Roll back</Trans>
        </Button>
      )}
    </li>
  )
}
