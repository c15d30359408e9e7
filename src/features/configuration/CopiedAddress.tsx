import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/messages.ts'
import styles from './ToRegister.module.css'

type CopiedAddressProps = {
  readonly label: string
  readonly address: string
  /** On the button. */
  readonly copy: string
  /** Said once it is done. */
  readonly copied: string
}

/** An address with its name and a button that copies it. */
export function CopiedAddress({ label, address, copy, copied }: CopiedAddressProps) {
  async function onCopy() {
    await navigator.clipboard.writeText(address)
    notify({ kind: 'done', text: copied })
  }
  return (
    <>
      <p>{label}</p>
      <div className={styles.line}>
        <code className={styles.address}>{address}</code>
        <Button size="small" onClick={() => void onCopy()}>
          {copy}
        </Button>
      </div>
    </>
  )
}
