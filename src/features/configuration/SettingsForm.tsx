import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ClientFields } from './ClientFields.tsx'
import { newClient, type ClientDraft } from './SettingsDraft.ts'
import styles from './SettingsForm.module.css'
import type { EditedSettings } from './useSettingsDraft.ts'

/** The fields of CFG-2. What is wrong shows beside its field as it is typed, in the words of the service. */
export function SettingsForm({ settings }: { readonly settings: EditedSettings }) {
  const { t } = useLingui()
  const { draft, problems, problemAt, change } = settings

  const changeClient = (path: string, changed: ClientDraft) =>
    change(path, { clients: draft.clients.map((client) => (client.key === changed.key ? changed : client)) })

  return (
    <div className={styles.form}>
      <TextField
        label={t`Issuer URL`}
        hint={t`The address of the provider, exactly as it names itself.`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={draft.issuerUrl}
        error={problemAt('issuer_url')}
        onChange={(issuerUrl) => change('issuer_url', { issuerUrl })}
      />
      {draft.clients.map((client, index) => (
        <ClientFields
          key={client.key}
          position={index + 1}
          client={client}
          problemOf={(field) => problemAt(`clients/${index}/${field}`)}
          onChange={(field, value) =>
            changeClient(`clients/${index}/${field}`, {
              ...client,
              fields: { ...client.fields, [field]: value },
            })
          }
          onRemove={() =>
            change('clients', { clients: draft.clients.filter(({ key }) => key !== client.key) })
          }
        />
      ))}
      {problems['clients'] !== undefined && (
        <p className={styles.problem} role="alert">
          <Trans>Clients</Trans> {problems['clients']}
        </p>
      )}
      <Button
        className={styles.add ?? ''}
        onClick={() => change('clients', { clients: [...draft.clients, newClient(draft.clients)] })}
      >
        <Trans>Add client</Trans>
      </Button>
    </div>
  )
}
