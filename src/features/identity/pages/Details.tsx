import { Trans } from '@lingui/react/macro'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import styles from './Details.module.css'

// lingui-set comment="Technical details under an error, for administrators."

/** What support needs to know, to copy. Never a token, a secret or somebody's address. */
export function Details({ text }: { readonly text: string }) {
  return (
    <Disclosure summary={<Trans>Details</Trans>}>
      <pre className={styles.text}>{text}</pre>
      <CopyButton text={text}>
        <Trans>Copy details</Trans>
      </CopyButton>
    </Disclosure>
  )
}
