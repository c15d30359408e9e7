import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DiscoveryAnswer } from '#contract/discovery.ts'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import styles from './Discovery.module.css'
import { readPasted, type Pasted } from './readPasted.ts'

const problems: Readonly<Record<Exclude<Pasted['kind'], 'read'>, MessageDescriptor>> = {
  'not-json': msg`This is not JSON. Copy the whole document, from its first brace to its last.`,
  'no-issuer': msg`This is no discovery document: it names no issuer.`,
}

type PasteDocumentProps = {
  readonly issuerUrl: string
  readonly onRead: (answer: DiscoveryAnswer) => void
}

/** The way of a provider's document past the service: by hand. */
export function PasteDocument({ issuerUrl, onRead }: PasteDocumentProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Exclude<Pasted['kind'], 'read'> | null>(null)

  function onPress() {
    const pasted = readPasted(text, issuerUrl)
    setProblem(pasted.kind === 'read' ? null : pasted.kind)
    if (pasted.kind === 'read') onRead(pasted.answer)
  }

  return (
    <Disclosure summary={<Trans>Paste the document instead</Trans>}>
      <div className={styles.paste}>
        <TextArea
          label={t`Discovery document`}
          hint={t`Where the service cannot reach the provider: open the issuer’s address followed by /.well-known/openid-configuration, and copy what you see.`}
          error={problem === null ? undefined : t(problems[problem])}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(typed) => {
            setText(typed)
            setProblem(null)
          }}
        />
        <Button onClick={onPress}>
          <Trans>Read document</Trans>
        </Button>
      </div>
    </Disclosure>
  )
}
