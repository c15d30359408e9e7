import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DiscoveryAnswer } from '#contract/discovery.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import styles from './Discovery.module.css'
import { readPasted, type Pasted } from './readPasted.ts'

const problems: Readonly<Record<Exclude<Pasted['kind'], 'read'>, MessageDescriptor>> = {
  'not-json': msg`This isn’t JSON. Copy the whole document, including the outer braces.`,
  'no-issuer': msg`This isn’t a discovery document: it has no issuer.`,
}

type PasteDocumentProps = {
  readonly issuerUrl: string
  readonly onRead: (answer: DiscoveryAnswer) => void
}

/** For providers that the service cannot reach: the document is pasted. */
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
          hint={t`If the service can’t reach the provider, open the issuer URL followed by /.well-known/openid-configuration and copy everything.`}
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
