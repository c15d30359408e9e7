import { Trans, useLingui } from '@lingui/react/macro'
import { checkedWords, providerChecks, refreshWords, signOutWords } from './providerChecks.ts'
import styles from './ProviderTable.module.css'

// lingui-set comment="Columns of a table of sign-in providers (Keycloak, Google). “Checked”: how it was checked."

/** Which providers were tested with Kalends, and which are known only from their documentation. */
export function ProviderTable() {
  const { t } = useLingui()
  return (
    <table className={styles.table} aria-label={t`Providers and how they were checked`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Provider</Trans>
          </th>
          <th scope="col">
            <Trans>Checked</Trans>
          </th>
          <th scope="col">
            <Trans>Gives a refresh token for</Trans>
          </th>
          <th scope="col">
            <Trans>Signs out there too</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {providerChecks.map(({ name, version, checked, refresh, signOut }) => (
          <tr key={name}>
            <th scope="row">
              {name} {version}
            </th>
            <td>{t(checkedWords[checked])}</td>
            <td>{t(refreshWords[refresh])}</td>
            <td>{t(signOutWords[signOut])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
