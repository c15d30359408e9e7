import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { explain, failureBehind } from '../../api/explain.ts'
import { useUser } from '../../api/UserProvider.tsx'
import { Busy } from '../../ui/Busy.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdministratorScope } from './credentials/AdministratorScope.tsx'
import { CredentialsButton } from './credentials/CredentialsButton.tsx'
import { useAdministrator } from './credentials/useAdminApi.ts'
import { configurationQueries } from './data/queries.ts'
import { registeredAddresses } from './registeredAddresses.ts'
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
  const { api, hasCredentials, forgetCredentials } = useAdministrator()
  const {
    data: settings,
    error,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    ...configurationQueries.openIdConnect(api, hasCredentials),
    // What was typed stays while somebody else asks.
    placeholderData: keepPreviousData,
  })
  const { isPlatformAdmin } = useUser()
  const failure = error && failureBehind(error)
  const isRefused = failure === 'forbidden' || failure === 'unknown-domain'

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
      <div className={styles.settings}>
        {failure && (
          <ErrorState
            title={isRefused ? t`Only administrators may see this` : t`The settings could not be read`}
            details={failure}
            action={
              <>
                {isRefused && <CredentialsButton />}
                <Button onClick={() => void refetch()}>
                  <Trans>Try again</Trans>
                </Button>
              </>
            }
          >
            {t(explain(failure).sentence)}
          </ErrorState>
        )}
        {hasCredentials && (
          <div className={styles.notice} role="note">
            <p>
              <Trans>You act here by an administrator’s name and password, until you leave this page.</Trans>
            </p>
            <Button size="small" onClick={forgetCredentials}>
              <Trans>Forget them</Trans>
            </Button>
          </div>
        )}
        {settings && !isPlatformAdmin && !hasCredentials && (
          <div className={styles.notice} role="note">
            <p>
              <Trans>You are not an administrator here: the service will ask for one.</Trans>
            </p>
            <CredentialsButton />
          </div>
        )}
        {!settings && !error && <Busy label={t`Reading the settings`} />}
        {settings && (
          <SettingsEditor
            stored={settings.kind === 'stored' ? settings.configuration : null}
            version={settings.kind === 'stored' ? dataUpdatedAt : 0}
            address={address}
          />
        )}
      </div>
      <ToRegister addresses={registeredAddresses(api.config, address)} />
    </main>
  )
}
