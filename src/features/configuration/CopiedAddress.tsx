import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/buttons/Button.tsx'
import { notify } from '../../ui/messages/messages.ts'
import styles from './ToRegister.module.css'

// lingui-set comment="A button (verb) that copies an address."

type CopiedAddressProps = {
  readonly label: string
  readonly address: string
  /** What the button does, for screen readers. */
  readonly copy: string
  /** Said once it is done. */
  readonly copied: () => string
}

/** An address with its name and a button that copies it. */
export function CopiedAddress({ label, address, copy, copied }: CopiedAddressProps) {
  const { t } = useLingui()

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(address)
      notify({ kind: 'done', text: copied })
    } catch {
      notify({ kind: 'failed', text: () => t`The browser blocked copying. Select the text and copy it.` })
    }
  }

  return (
    <div className={styles.copied}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.line}>
        <code className={styles.address}>{address}</code>
        <Button size="small" aria-label={copy} onClick={() => void onCopy()}>{t`Copy`}</Button>
      </dd>
    </div>
  )
}
