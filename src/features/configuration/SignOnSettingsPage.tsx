import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { explain, failureBehind } from '../../api/explain.ts'
import { Busy } from '../../ui/Busy.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdministratorScope } from './credentials/AdministratorScope.tsx'
import { CredentialsButton } from './credentials/CredentialsButton.tsx'
import { useAdministrator } from './credentials/useAdminApi.ts'
import { configurationQueries } from './data/queries.ts'
import { SettingsEditor } from './SettingsEditor.tsx'
import styles from './SignOnSettingsPage.module.css'
import { ToRegister } from './ToRegister.tsx'

/** Where an administrator says which identity provider people sign in with (CFG-2). */
export function SignOnSettingsPage({ address }: { readonly address: string }) {
  return (
    <AdministratorScope>
      <Settings address={address} />
    </AdministratorScope>
  )
}

function Settings({ address }: { readonly address: string }) {
  const { t } = useLingui()
  const { api, hasCredentials } = useAdministrator()
  const {
    data: settings,
    error,
    dataUpdatedAt,
    refetch,
  } = useQuery(configurationQueries.openIdConnect(api, hasCredentials))
  const failure = error && failureBehind(error)

  return (
    <main className={styles.page} tabIndex={-1} aria-busy={!settings && !error}>
      <title>{t`Sign-on settings · Kalends`}</title>
      <header className={styles.header}>
        <h1>
          <Trans>Sign-on settings</Trans>
        </h1>
        <p>
          <Trans>The identity provider that people of this calendar sign in with, by OpenID Connect.</Trans>
        </p>
      </header>
      <ToRegister redirectUri={api.config.oidc.redirect_uri ?? address} />
      {failure && (
        <ErrorState
          title={
            failure === 'forbidden' ? t`Only administrators may see this` : t`The settings could not be read`
          }
          details={failure}
          action={
            <>
              <Button onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
              {failure === 'forbidden' && <CredentialsButton />}
            </>
          }
        >
          {t(explain(failure).sentence)}
        </ErrorState>
      )}
      {!settings && !error && <Busy label={t`Reading the settings`} />}
      {settings && (
        <SettingsEditor
          stored={settings.kind === 'stored' ? settings.configuration : null}
          version={settings.kind === 'stored' ? dataUpdatedAt : 0}
          address={address}
        />
      )}
    </main>
  )
}
