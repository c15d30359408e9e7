import { Trans, useLingui } from '@lingui/react/macro'
import type { CreatedToken } from '#contract/tokens/accessTokens.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import styles from './ShownOnce.module.css'

// lingui-set comment="A new access token, shown once. “Done” closes it."

type ShownOnceProps = { readonly created: CreatedToken; readonly onDone: () => void }

/** A new token, the only time that it is shown. */
export function ShownOnce({ created, onDone }: ShownOnceProps) {
  const { t } = useLingui()
  return (
    <div
      ref={focus}
      tabIndex={-1}
      className={styles.panel}
      role="group"
      aria-label={t`Token ${created.name}`}
    >
      <p role="status">
        <Trans>Copy the token now. You won’t see it again.</Trans>
      </p>
      <code className={styles.token}>{created.token}</code>
      <div className={styles.ways}>
        <CopyButton text={created.token}>
          <Trans>Copy token</Trans>
        </CopyButton>
        <Button variant="primary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  )
}

// The form that had the focus was removed.
const focus = (panel: HTMLElement | null) => panel?.focus()
