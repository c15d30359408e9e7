import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ClientFields.module.css'
import { clientFields, type ClientDraft, type ClientField } from './SettingsDraft.ts'

const labels: Readonly<Record<ClientField, MessageDescriptor>> = {
  client_id: msg`Client ID`,
  client_secret: msg`Client secret`,
  issuer_url: msg`Issuer URL`,
  authorization_url: msg`Authorization URL`,
  token_url: msg`Token URL`,
  user_info_url: msg`User info URL`,
  end_session_endpoint: msg`End session URL`,
  response_type: msg`Response type`,
  scope: msg`Scope`,
  redirect_uri: msg`Redirect URI`,
  audience: msg`Audience`,
}

type ClientFieldsProps = {
  /** Counted from 1: the first client is the application's own. */
  readonly position: number
  readonly client: ClientDraft
  readonly problemOf: (field: ClientField) => string | undefined
  readonly onChange: (field: ClientField, value: string) => void
  readonly onRemove: () => void
}

/** One client of the provider: its id and secret, and endpoints where discovery is not to be relied on. */
export function ClientFields({ position, client, problemOf, onChange, onRemove }: ClientFieldsProps) {
  const { t } = useLingui()
  const secretHint = client.keepsSecret ? t`Stored. Leave empty to keep it.` : t`None for a public client.`

  return (
    <fieldset className={styles.client}>
      <legend className={styles.name}>
        <Trans>Client {position}</Trans>
      </legend>
      <div className={styles.fields}>
        {clientFields.map((field) => (
          <div key={field} className={field === 'client_secret' ? styles.secret : undefined}>
            <TextField
              label={t(labels[field])}
              hint={field === 'client_secret' ? secretHint : undefined}
              error={problemOf(field)}
              inputMode={field.endsWith('_id') || field.endsWith('_secret') ? 'text' : 'url'}
              autoComplete="off"
              spellCheck={false}
              value={client.fields[field]}
              onChange={(value) => onChange(field, value)}
            />
          </div>
        ))}
      </div>
      <p className={styles.note}>
        <Trans>Endpoints left empty are found by discovery from the issuer.</Trans>
      </p>
      <Button size="small" variant="danger" className={styles.remove ?? ''} onClick={onRemove}>
        <Trans>Remove client</Trans>
      </Button>
    </fieldset>
  )
}
