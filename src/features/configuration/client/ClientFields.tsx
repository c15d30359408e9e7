import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import styles from './ClientFields.module.css'
import { ClientInput } from './ClientInput.tsx'
import { endpointInputs, seldomInputs } from './clientInputs.ts'
import { fieldLabels } from '../fieldLabels.ts'
import { SecretField } from './SecretField.tsx'
import type { ClientDraft, ClientField } from '../SettingsDraft.ts'

// lingui-set comment="For administrators: fields of an OpenID Connect client. “Order”: in which clients stand."

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

/** One client of the provider: its id and secret, and rarely used fields below them. */
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
          label={isFolded ? t`Expand client ${position}` : t`Collapse client ${position}`}
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
          {position === 1 ? <Trans>used for sign-in</Trans> : <Trans>its tokens are also accepted</Trans>}
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

function Fields(props: ClientFieldsProps) {
  const { client, hasStoredSecret, problemOf, onChange, onKeepSecret } = props
  const { t } = useLingui()
  const input = { client, problemOf, onChange }
  return (
    <>
      <div className={styles.fields}>
        <ClientInput {...input} field="client_id" />
        <SecretField
          label={t(fieldLabels.client_secret)}
          value={client.fields.client_secret}
          stored={secretIn(client.keepsSecret, hasStoredSecret)}
          error={problemOf('client_secret')}
          onChange={(value) => onChange('client_secret', value)}
          onKeep={onKeepSecret}
        />
        <div className={styles.wide}>
          <ClientInput
            {...input}
            field="issuer_url"
            inputMode="url"
            hint={msg`Only if it differs from the issuer above.`}
          />
        </div>
      </div>
      <Disclosure isOpen summary={<Trans>Advanced</Trans>}>
        <p className={styles.note}>
          <Trans>Leave endpoints blank to look them up from the issuer.</Trans>
        </p>
        <div className={styles.fields}>
          {endpointInputs.map((row) => (
            <ClientInput key={row.field} {...input} {...row} />
          ))}
        </div>
        <div className={styles.fields}>
          {seldomInputs.map((row) => (
            <ClientInput key={row.field} {...input} {...row} />
          ))}
        </div>
      </Disclosure>
    </>
  )
}

function secretIn(isWanted: boolean, isStored: boolean) {
  if (isStored) return isWanted ? 'kept' : 'dropped'
  return isWanted ? 'missing' : 'none'
}
