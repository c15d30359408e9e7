import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/configurationHistory.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useHeldError } from '../../../api/useHeldError.ts'
import { numberedKeys } from '../../../ui/numberedKeys.ts'
import rows from '../../../ui/styles/rows.module.css'
import { useAdminApi, useHasCredentials } from '../credentials/useAdminApi.ts'
import { configurationQueries } from '../data/queries.ts'
import { ChangeWords } from './ChangeWords.tsx'
import { formatSavedAt } from './formatSavedAt.ts'
import { Newest } from './Newest.tsx'
import styles from './Past.module.css'

// lingui-set comment="The list of who changed the settings and when."

/** Who changed the sign-on settings, when, from where, and which fields; never a value (CFG-10). */
export function Audit() {
  const { t } = useLingui()
  const asked = useQuery({
    ...configurationQueries.audit(useAdminApi(), useHasCredentials()),
    placeholderData: keepPreviousData,
  })
  const { data: entries } = asked
  const error = useHeldError([asked])
  return (
    <section className={styles.section} aria-label={t`Audit`}>
      <h2>
        <Trans>Audit</Trans>
      </h2>
      {error && <p role="alert">{t(explain(failureBehind(error)).sentence)}</p>}
      {entries?.length === 0 && !error && (
        <p>
          <Trans>No changes yet.</Trans>
        </p>
      )}
      <Newest
        label={t`Changes to the sign-on settings`}
        lines={numberedKeys(entries ?? [], ({ at }) => at).map(([key, entry]) => (
          <EntryLine key={key} entry={entry} />
        ))}
      />
    </section>
  )
}

function EntryLine({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useLingui()
  const { at, by, from, action, changes } = entry
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <strong>{formatSavedAt(at)}</strong>
        <span className={rows.facts}>
          {by?.displayName ?? t`from the command line`}
          {from !== null && <> · {t`from ${from}`}</>}
          {action === 'restored' && <> · {t`rolled back`}</>}
        </span>
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${change.path} ${change.kind}`}>
              <ChangeWords change={change} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
