import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, type KeyboardEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ClientFields.module.css'
import { fieldLabels } from './fieldLabels.ts'
import { SecretField } from './SecretField.tsx'
import type { ClientDraft, ClientField } from './SettingsDraft.ts'

type ClientFieldsProps = {
  /** Counted from 1: the first client is the application's own. */
  readonly position: number
  readonly count: number
  readonly client: ClientDraft
  readonly isFolded: boolean
  readonly hasStoredSecret: boolean
  readonly problemOf: (field: ClientField) => string | undefined
  readonly onChange: (field: ClientField, value: string) => void
  readonly onKeepSecret: (isKept: boolean) => void
  readonly onFold: (isFolded: boolean) => void
  readonly onMove: (steps: -1 | 1) => void
  readonly onRemove: () => void
}

const advanced = ['authorization_url', 'token_url', 'user_info_url', 'end_session_endpoint'] as const
const furthest = ['scope', 'redirect_uri', 'audience', 'domain', 'token_issuers', 'prompt'] as const

const hints: Readonly<Record<(typeof furthest)[number], MessageDescriptor>> = {
  scope: msg`Empty: openid email profile, and offline_access if the provider lists it.`,
  redirect_uri: msg`Empty: the address of this application.`,
  audience: msg`Whom tokens must be meant for, where they say it. Several are separated by spaces.`,
  domain: msg`Whom this provider may sign in: people of these e-mail domains alone. Empty: everyone.`,
  token_issuers: msg`Other names of this issuer in its access tokens. Several are separated by spaces.`,
  prompt: msg`Empty: the provider decides. Else login, consent or select_account.`,
}

/** One client of the provider: its id and secret, and what is seldom needed below them. */
export function ClientFields(props: ClientFieldsProps) {
  const { position, count, client, isFolded, onFold, onMove, onRemove } = props
  const { t } = useLingui()
  const titleId = useId()
  const fieldsId = useId()
  const { client_id: clientId } = client.fields

  function onMoveKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <fieldset className={styles.client} aria-labelledby={titleId}>
      <div className={styles.head}>
        <IconButton
          label={isFolded ? t`Unfold client ${position}` : t`Fold client ${position}`}
          icon={isFolded ? ChevronRight : ChevronDown}
          aria-expanded={!isFolded}
          aria-controls={fieldsId}
          onClick={() => onFold(!isFolded)}
        />
        <h2 id={titleId}>
          <Trans>Client {position}</Trans>
        </h2>
        <p className={styles.about}>
          {isFolded && clientId !== '' && <code>{clientId}</code>}
          {position === 1 ? <Trans>signs people in here</Trans> : <Trans>its tokens are accepted too</Trans>}
        </p>
        {count > 1 && (
          <div className={styles.moves} role="group" aria-label={t`Order`}>
            <IconButton
              label={t`Move client ${position} up`}
              icon={ArrowUp}
              aria-disabled={position === 1}
              onClick={() => onMove(-1)}
              onKeyDown={onMoveKey}
            />
            <IconButton
              label={t`Move client ${position} down`}
              icon={ArrowDown}
              aria-disabled={position === count}
              onClick={() => onMove(1)}
              onKeyDown={onMoveKey}
            />
          </div>
        )}
      </div>
      <div id={fieldsId} className={styles.inside} hidden={isFolded}>
        <Fields {...props} />
        <Button size="small" variant="danger" className={styles.remove ?? ''} onClick={onRemove}>
          <Trans>Remove client</Trans>
        </Button>
      </div>
    </fieldset>
  )
}

function Fields({ client, hasStoredSecret, problemOf, onChange, onKeepSecret }: ClientFieldsProps) {
  const { t } = useLingui()
  const field = (name: ClientField, inputMode: 'text' | 'url', hint?: string) => (
    <TextField
      key={name}
      label={t(fieldLabels[name])}
      hint={hint}
      error={problemOf(name)}
      inputMode={inputMode}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={client.fields[name]}
      onChange={(value) => onChange(name, value)}
    />
  )

  return (
    <>
      <div className={styles.fields}>
        {field('client_id', 'text')}
        <SecretField
          label={t(fieldLabels.client_secret)}
          value={client.fields.client_secret}
          stored={secretIn(client.keepsSecret, hasStoredSecret)}
          error={problemOf('client_secret')}
          onChange={(value) => onChange('client_secret', value)}
          onKeep={onKeepSecret}
        />
        <div className={styles.wide}>
          {field('issuer_url', 'url', t`Only where it is another than the one above.`)}
        </div>
      </div>
      <Disclosure isOpen summary={<Trans>Advanced</Trans>}>
        <p className={styles.note}>
          <Trans>Endpoints left empty are found by discovery from the issuer.</Trans>
        </p>
        <div className={styles.fields}>{advanced.map((name) => field(name, 'url'))}</div>
        <div className={styles.fields}>
          <SelectField
            label={t(fieldLabels.response_type)}
            value={client.fields.response_type}
            error={problemOf('response_type')}
            options={[
              { value: '', label: t`As usual: code` },
              { value: 'code', label: t`code` },
              { value: 'id_token token', label: t`id_token token (deprecated)` },
            ]}
            onChange={(value) => onChange('response_type', value)}
          />
          {furthest.map((name) => field(name, name === 'redirect_uri' ? 'url' : 'text', t(hints[name])))}
          <SelectField
            label={t(fieldLabels.email_trusted)}
            hint={t`An address counts if the provider says that it is verified. Some never say it, as Entra ID.`}
            value={client.fields.email_trusted}
            error={problemOf('email_trusted')}
            options={[
              { value: '', label: t`Only verified ones` },
              { value: 'true', label: t`Trust them unless they are said to be unverified` },
            ]}
            onChange={(value) => onChange('email_trusted', value)}
          />
          <SelectField
            label={t(fieldLabels.token_auth_method)}
            hint={t`How the client secret is sent.`}
            value={client.fields.token_auth_method}
            error={problemOf('token_auth_method')}
            options={[
              { value: '', label: t`Default (what the provider names)` },
              { value: 'client_secret_basic', label: t`In a header (basic)` },
              { value: 'client_secret_basic_raw', label: t`In a header, not encoded` },
              { value: 'client_secret_post', label: t`In the form (post)` },
            ]}
            onChange={(value) => onChange('token_auth_method', value)}
          />
          <SelectField
            label={t(fieldLabels.relay)}
            hint={t`Who asks the provider for tokens. If it refuses calls from browsers (CORS), the service can.`}
            value={client.fields.relay}
            error={problemOf('relay')}
            options={[
              { value: '', label: t`Default (by the browser, with a secret by the service)` },
              { value: 'true', label: t`By the service` },
            ]}
            onChange={(value) => onChange('relay', value)}
          />
        </div>
      </Disclosure>
    </>
  )
}

function secretIn(isWanted: boolean, isStored: boolean) {
  if (isStored) return isWanted ? 'kept' : 'dropped'
  return isWanted ? 'missing' : 'none'
}
