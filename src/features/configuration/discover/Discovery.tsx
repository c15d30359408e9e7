import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureBehind } from '../../../api/explain.ts'
import type { DiscoveryAnswer } from '#contract/discovery.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { CredentialsButton } from '../credentials/CredentialsButton.tsx'
import { useAdminApi } from '../credentials/useAdminApi.ts'
import { discovery } from '../data/discovery.ts'
import { explainField } from '../explainSettingsError.ts'
import { SettingsErrorText } from '../SettingsErrorText.tsx'
import type { EditedSettings } from '../useSettingsDraft.ts'
import styles from './Discovery.module.css'
import { browserClientIn } from './browserClientIn.ts'
import { Findings } from './Findings.tsx'
import { PasteDocument } from './PasteDocument.tsx'

// lingui-set comment="For administrators. “Discover” (verb): read the provider’s discovery document (OpenID Connect Discovery)."

/** The issuer, and on request its discovery document (CFG-8). */
export function Discovery({ settings }: { readonly settings: EditedSettings }) {
  const { t, i18n } = useLingui()
  const discover = useRef<HTMLButtonElement>(null)
  const [answer, setAnswer] = useState<DiscoveryAnswer | null>(null)
  const [isAskedEmpty, setIsAskedEmpty] = useState(false)
  const asking = useMutation(discovery(useAdminApi()))
  const { draft, problems, problemAt, touch, change } = settings

  function onDiscover() {
    touch('issuer_url')
    setAnswer(null)
    asking.reset()
    const issuerUrl = draft.issuerUrl.trim()
    setIsAskedEmpty(issuerUrl === '')
    if (issuerUrl === '' || problems['issuer_url'] !== undefined) return
    asking.mutate({ issuer_url: issuerUrl, ...browserClientIn(draft) }, { onSuccess: setAnswer })
  }

  function onDone() {
    setAnswer(null)
    discover.current?.focus()
  }

  const isMissing = isAskedEmpty && draft.issuerUrl.trim() === ''
  const problem = problemAt('issuer_url')
  const label = t`Issuer URL`

  return (
    <div className={styles.discovery}>
      <div className={styles.line}>
        <TextField
          label={label}
          hint={t`The provider’s issuer, exactly as it’s written there.`}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={draft.issuerUrl}
          error={isMissing ? t`Enter the issuer URL first.` : problem && explainField(label, problem, i18n)}
          onChange={(issuerUrl) => change('issuer_url', { issuerUrl })}
        />
        <Button
          ref={discover}
          className={styles.discover ?? ''}
          isBusy={asking.isPending}
          onClick={onDiscover}
        >
          <Trans>Discover</Trans>
        </Button>
      </div>
      {asking.error && <NothingFound error={asking.error} />}
      <PasteDocument issuerUrl={draft.issuerUrl} onRead={setAnswer} />
      {answer && <Findings settings={settings} answer={answer} onDone={onDone} />}
    </div>
  )
}

function NothingFound({ error }: { readonly error: Error }) {
  return (
    <div role="alert" className={styles.trouble}>
      <SettingsErrorText error={error} />
      {failureBehind(error) === 'forbidden' && <CredentialsButton />}
    </div>
  )
}
