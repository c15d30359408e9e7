import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './DiffView.module.css'
import { fieldName } from '../fieldName.ts'
import type { ClientDiff, FieldChange, SecretFate, SettingsDiff } from './settingsDiff.ts'

// lingui-set comment="Changes of the settings before they are saved: a client was added or removed (adjectives), a secret is set, changed, removed, unchanged."

const fates: Readonly<Record<SecretFate, MessageDescriptor>> = {
  kept: msg`unchanged`,
  replaced: msg`changed`,
  set: msg`set`,
  removed: msg`removed`,
  'as-then': msg`the one from that version`,
}

/** What would change, field by field; for a secret only the fact. */
export function DiffView({ diff }: { readonly diff: SettingsDiff }) {
  const { t } = useLingui()
  const { issuer, clients, isReordered, isSame } = diff
  const shown = clients.filter(
    ({ kind, fields, secret }) => kind !== 'kept' || fields.length > 0 || secret !== null,
  )
  return (
    <div className={styles.diff} role="group" aria-label={t`Changes`}>
      {isSame && (
        <p>
          <Trans>No changes.</Trans>
        </p>
      )}
      {issuer && (
        <dl className={styles.fields}>
          <FieldLine change={issuer} />
        </dl>
      )}
      {isReordered && (
        <p>
          <Trans>The clients are in a different order. The first one is used for sign-in.</Trans>
        </p>
      )}
      {shown.map((client) => (
        <ClientBlock key={client.clientId} client={client} />
      ))}
    </div>
  )
}

function ClientBlock({ client }: { readonly client: ClientDiff }) {
  const { t } = useLingui()
  const { clientId, kind, fields, secret } = client
  return (
    <section className={styles.client} data-kind={kind} aria-label={t`Client ${clientId}`}>
      <h3>
        {t`Client ${clientId}`}
        {kind === 'added' && <span className={styles.kind}>{t`added`}</span>}
        {kind === 'removed' && <span className={styles.kind}>{t`removed`}</span>}
      </h3>
      <dl className={styles.fields}>
        {fields.map((change) => (
          <FieldLine key={change.field} change={change} />
        ))}
        {secret !== null && (
          <div className={styles.field}>
            <dt>
              <Trans>Client secret</Trans>
            </dt>
            <dd className={styles.fate}>{t(fates[secret])}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function FieldLine({ change }: { readonly change: FieldChange }) {
  const { t } = useLingui()
  const { field, before, after } = change
  return (
    <div className={styles.field}>
      <dt>{fieldName(field, t)}</dt>
      {before !== null && (
        <dd>
          <del className={styles.before}>{before}</del>
        </dd>
      )}
      {after !== null && (
        <dd>
          <ins className={styles.after}>{after}</ins>
        </dd>
      )}
    </div>
  )
}
