import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/messages.ts'
import styles from './RedirectAddress.module.css'

/** What must be registered at the provider, ready to copy (ID-13). */
export function RedirectAddress({ address }: { readonly address: string }) {
  const { t } = useLingui()
  async function onCopy() {
    await navigator.clipboard.writeText(address)
    notify({ kind: 'done', text: t`Redirect URI copied.` })
  }
  return (
    <section className={styles.section} aria-label={t`To register at the provider`}>
      <h2>
        <Trans>To register at the provider</Trans>
      </h2>
      <p>
        <Trans>Redirect URI and post-logout redirect URI</Trans>
      </p>
      <div className={styles.line}>
        <code className={styles.address}>{address}</code>
        <Button size="small" onClick={() => void onCopy()}>
          <Trans>Copy redirect URI</Trans>
        </Button>
      </div>
    </section>
  )
}
