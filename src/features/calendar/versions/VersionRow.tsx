import { Trans, useLingui } from '@lingui/react/macro'
import type { EventVersionAnswer } from '#contract/history/eventHistory.ts'
import type { JCal } from '#contract/jcal.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import rows from '../../../ui/styles/rows.module.css'
import { formatChange } from './formatChange.ts'
import { formatLately } from './formatLately.ts'
import styles from './VersionsDialog.module.css'
import { versionChanges } from './versionChanges.ts'

// lingui-set comment="A version of an event in its history: who wrote it and when, and what it changed."

type VersionRowProps = {
  readonly version: EventVersionAnswer
  /** The version before it; null if it is not known. */
  readonly before: JCal | null
  readonly zone: string
  /** When the history was read, in milliseconds. */
  readonly now: number
  /** Null if it cannot be brought back. */
  readonly onBringBack: ((to: JCal) => void) | null
}

/** Who wrote a version, when, what it changed, and its way back. */
export function VersionRow({ version, before, zone, now, onBringBack }: VersionRowProps) {
  const { t } = useLingui()
  const { id } = useUser()
  const { by, at, action, data, isCurrent } = version
  const when = formatLately(Date.parse(at), now)
  const isMine = by?.id === id
  const who = isMine ? null : (by?.displayName ?? null)
  const name = isMine ? t`You · ${when}` : who === null ? when : t`${who} · ${when}`
  const changes = data && before ? versionChanges(before, data, zone) : []

  return (
    <li className={rows.row} aria-label={name}>
      <div className={rows.what}>
        <strong>{name}</strong>
        <ul className={`${rows.facts} ${styles.changes}`} role="list">
          {isCurrent && (
            <li>
              <Trans>Current version</Trans>
            </li>
          )}
          {action === 'created' && (
            <li>
              <Trans>Created</Trans>
            </li>
          )}
          {action === 'restored' && (
            <li>
              <Trans>Earlier version brought back</Trans>
            </li>
          )}
          {changes.map((change) => (
            <li key={change.group}>{formatChange(change, zone)}</li>
          ))}
          {data === null && (
            <li>
              <Trans>Private</Trans>
            </li>
          )}
          {action === 'unknown' && !isCurrent && (
            <li>
              <Trans>As it was before these changes</Trans>
            </li>
          )}
        </ul>
      </div>
      {onBringBack && data && (
        <BringBackButton {...{ when, who, isMine }} onPress={() => onBringBack(data)} />
      )}
    </li>
  )
}

type BringBackButtonProps = {
  readonly when: string
  /** Null if nobody knows, or it is who looks at it. */
  readonly who: string | null
  readonly isMine: boolean
  readonly onPress: () => void
}

function BringBackButton({ when, who, isMine, onPress }: BringBackButtonProps) {
  const { t } = useLingui()
  const name = isMine
    ? t`Bring back this version: You · ${when}`
    : who === null
      ? t`Bring back this version: ${when}`
      : t`Bring back this version: ${who} · ${when}`
  return (
    <Button size="small" aria-label={name} onClick={onPress}>
      <Trans>Bring back this version</Trans>
    </Button>
  )
}
