import { Trans, useLingui } from '@lingui/react/macro'
import { CopiedAddress } from './CopiedAddress.tsx'
import styles from './ToRegister.module.css'

/** What must be registered at the provider, ready to copy (ID-13). */
export function ToRegister({ redirectUri }: { readonly redirectUri: string }) {
  const { t } = useLingui()
  return (
    <section className={styles.section} aria-label={t`To register at the provider`}>
      <h2>
        <Trans>To register at the provider</Trans>
      </h2>
      <CopiedAddress
        label={t`Redirect URI and post-logout redirect URI`}
        address={redirectUri}
        copy={t`Copy redirect URI`}
        copied={t`Redirect URI copied.`}
      />
      <CopiedAddress
        label={t`Web origin`}
        address={new URL(redirectUri).origin}
        copy={t`Copy web origin`}
        copied={t`Web origin copied.`}
      />
    </section>
  )
}
