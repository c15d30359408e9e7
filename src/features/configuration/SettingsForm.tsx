import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { ApiError } from '../../api/ApiError.ts'
import { explain, failureBehind } from '../../api/explain.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { notify } from '../../ui/messages.ts'
import { TextField } from '../../ui/TextField.tsx'
import { ClientFields } from './ClientFields.tsx'
import { configurationCommands } from './data/commands.ts'
import {
  configurationOf,
  newClient,
  problemsOf,
  type ClientDraft,
  type SettingsDraft,
} from './SettingsDraft.ts'
import styles from './SettingsForm.module.css'

/** The form of CFG-2. What is wrong shows beside its field as it is typed, in the words of the service. */
export function SettingsForm({ initial }: { readonly initial: SettingsDraft }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const save = useMutation(configurationCommands.save(useApi(), useQueryClient()))
  const problems = problemsOf(draft)
  const problemAt = (path: string) => (touched.has(path) || touched.has('*') ? problems[path] : undefined)
  const touch = (path: string) => setTouched((before) => new Set(before).add(path))

  function change(path: string, next: Partial<SettingsDraft>) {
    touch(path)
    setDraft((before) => ({ ...before, ...next }))
  }

  const changeClient = (path: string, changed: ClientDraft) =>
    change(path, { clients: draft.clients.map((client) => (client.key === changed.key ? changed : client)) })

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    touch('*')
    if (Object.keys(problems).length > 0) return
    save.mutate(configurationOf(draft), {
      onSuccess: () => notify({ kind: 'done', text: t`Sign-on settings saved.` }),
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
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
      {save.error && <SaveFailed error={save.error} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={() => change('clients', { clients: [...draft.clients, newClient(draft.clients)] })}>
          <Trans>Add client</Trans>
        </Button>
        {touched.has('*') && Object.keys(problems).length > 0 && (
          <p className={styles.problem} role="alert">
            <Trans>Nothing was saved: some fields are not right yet.</Trans>
          </p>
        )}
      </div>
    </form>
  )
}

function SaveFailed({ error }: { readonly error: Error }) {
  const { t } = useLingui()
  const failure = failureBehind(error)
  const sentence = error instanceof ApiError ? error.details : undefined
  return (
    <ErrorState title={t`Nothing was saved`} details={failure}>
      <p>{sentence ?? t(explain(failure).sentence)}</p>
      <Trans>What you typed is still here.</Trans>
    </ErrorState>
  )
}
