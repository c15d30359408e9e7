import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { ClientFields } from './client/ClientFields.tsx'
import { Discovery } from './discover/Discovery.tsx'
import { explainField } from './explainSettingsError.ts'
import { fieldLabels } from './fieldLabels.ts'
import type { ClientDraft } from './SettingsDraft.ts'
import styles from './SettingsForm.module.css'
import { useClients } from './useClients.ts'
import type { EditedSettings } from './useSettingsDraft.ts'

/** The fields of CFG-2. A problem shows beside its field while it is typed. */
export function SettingsForm({ settings }: { readonly settings: EditedSettings }) {
  const { t, i18n } = useLingui()
  const { stored, problems, problemAt, failedChecks } = settings
  const { clients, announcement, add, changeAt, move, remove } = useClients(settings)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  // If Continue finds problems, the focus moves to the first field that has one.
  useEffect(() => {
    if (failedChecks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedChecks])

  function onFold(key: number, isFolded: boolean) {
    setFolded((before) => new Set([...before].filter((each) => each !== key).concat(isFolded ? [key] : [])))
  }

  function onRemove(index: number) {
    remove(index)
    addButton.current?.focus()
  }

  const hasProblem = (path: string) =>
    Object.keys(problems).some((each) => each.startsWith(`${path}/`) && problemAt(each))
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <Discovery settings={settings} />
      {clients.map((client, index) => {
        const path = `clients/${index}`
        return (
          <ClientFields
            key={client.key}
            position={index + 1}
            count={clients.length}
            client={client}
            isFolded={folded.has(client.key) && !hasProblem(path)}
            hasStoredSecret={isSecretStored(stored, client)}
            problemOf={(field) => {
              const problem = problemAt(`${path}/${field}`)
              return problem && explainField(t(fieldLabels[field]), problem, i18n)
            }}
            onChange={(field, value) =>
              changeAt(`${path}/${field}`, { ...client, fields: { ...client.fields, [field]: value } })
            }
            onKeepSecret={(keepsSecret) => changeAt(`${path}/client_secret`, { ...client, keepsSecret })}
            onFold={(isFolded) => onFold(client.key, isFolded)}
            onMove={(steps) => move(index, steps)}
            onRemove={() => onRemove(index)}
          />
        )
      })}
      <Button ref={addButton} className={styles.add ?? ''} onClick={add}>
        <Trans>Add client</Trans>
      </Button>
      <p role="status" className={styles.said}>
        {announcement}
      </p>
    </form>
  )
}

const isSecretStored = (stored: EditedSettings['stored'], { fields }: ClientDraft) =>
  stored?.clients.some(
    ({ client_id, client_secret }) => client_id === fields.client_id.trim() && client_secret !== undefined,
  ) ?? false
