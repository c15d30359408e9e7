import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ClientFields } from './ClientFields.tsx'
import { Discovery } from './discover/Discovery.tsx'
import { moved, newClient, type ClientDraft } from './SettingsDraft.ts'
import styles from './SettingsForm.module.css'
import type { EditedSettings } from './useSettingsDraft.ts'

/** The fields of CFG-2. What is wrong shows beside its field as it is typed, in the words of the service. */
export function SettingsForm({ settings }: { readonly settings: EditedSettings }) {
  const { t } = useLingui()
  const { draft, stored, problems, problemAt, failedChecks, change } = settings
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [announcement, announce] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const count = draft.clients.length

  // Who could not go on is taken to the first field that is not right.
  useEffect(() => {
    if (failedChecks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedChecks])

  const changeClient = (path: string, changed: ClientDraft) =>
    change(path, { clients: draft.clients.map((client) => (client.key === changed.key ? changed : client)) })

  function onFold(key: number, isFolded: boolean) {
    setFolded((before) => new Set([...before].filter((each) => each !== key).concat(isFolded ? [key] : [])))
  }

  function onMove(index: number, steps: -1 | 1) {
    const to = index + steps
    if (to < 0 || to >= count) return
    change('clients', { clients: moved(draft.clients, index, to) })
    announce(t`Client ${index + 1} is now client ${to + 1}.`)
  }

  function onRemove(index: number, key: number) {
    change('clients', { clients: draft.clients.filter((client) => client.key !== key) })
    announce(t`Client ${index + 1} removed.`)
    add.current?.focus()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <Discovery settings={settings} />
      {draft.clients.map((client, index) => {
        const path = `clients/${index}`
        const hasProblem = Object.keys(problems).some(
          (each) => each.startsWith(`${path}/`) && problemAt(each),
        )
        return (
          <ClientFields
            key={client.key}
            position={index + 1}
            count={count}
            client={client}
            isFolded={folded.has(client.key) && !hasProblem}
            hasStoredSecret={isSecretStored(stored, client)}
            problemOf={(field) => problemAt(`${path}/${field}`)}
            onChange={(field, value) =>
              changeClient(`${path}/${field}`, { ...client, fields: { ...client.fields, [field]: value } })
            }
            onKeepSecret={(keepsSecret) => changeClient(`${path}/client_secret`, { ...client, keepsSecret })}
            onFold={(isFolded) => onFold(client.key, isFolded)}
            onMove={(steps) => onMove(index, steps)}
            onRemove={() => onRemove(index, client.key)}
          />
        )
      })}
      <Button
        ref={add}
        className={styles.add ?? ''}
        onClick={() => change('clients', { clients: [...draft.clients, newClient(draft.clients)] })}
      >
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
