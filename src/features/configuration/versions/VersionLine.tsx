import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedVersion } from '#contract/configurationHistory.ts'
import { Button } from '../../../ui/Button.tsx'
import rows from '../../../ui/rows.module.css'
import { formatInstant } from './formatInstant.ts'
import styles from './Past.module.css'
import type { Restorable } from './RollBackDialog.tsx'

type VersionLineProps = {
  readonly version: SavedVersion
  readonly isBusy: boolean
  readonly onChoose: (version: Restorable) => void
}

/** One version: when, by whom, and the way back to it. */
export function VersionLine({ version, isBusy, onChoose }: VersionLineProps) {
  const { t } = useLingui()
  const { id, savedAt, savedBy, isCurrent, restoredFrom, value } = version
  const when = formatInstant(savedAt)
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <strong>{when}</strong>
        <span className={rows.facts}>
          {savedBy?.displayName ?? t`on the machine`}
          {restoredFrom !== undefined && <> · {t`rolled back to`}</>}
          {value === null && <> · {t`cannot be opened any more`}</>}
        </span>
      </div>
      {isCurrent && (
        <span className={styles.current}>
          <Trans>Holds now</Trans>
        </span>
      )}
      {!isCurrent && value !== null && (
        <Button
          size="small"
          aria-label={t`Roll back to ${when}`}
          isBusy={isBusy}
          onClick={() => onChoose({ id, savedAt, value })}
        >
          <Trans>Roll back</Trans>
        </Button>
      )}
    </li>
  )
}
