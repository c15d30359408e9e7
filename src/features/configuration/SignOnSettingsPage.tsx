import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Failure } from '#contract/failure.ts'
import { explain, failureBehind } from '../../api/explain.ts'
import { useHeldError } from '../../api/useHeldError.ts'
import { useClock } from '../../settings/useClock.ts'
import { Busy } from '../../ui/states/Busy.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { AdministratorScope } from './credentials/AdministratorScope.tsx'
import { WhoActs } from './credentials/WhoActs.tsx'
import { CredentialsButton } from './credentials/CredentialsButton.tsx'
import { isOpenToCredentials } from './credentials/isOpenToCredentials.ts'
import { useAdministrator, useHasCredentials } from './credentials/useAdminApi.ts'
import { configurationQueries } from './data/queries.ts'
import { registeredAddresses } from './registeredAddresses.ts'
import { SettingsEditor } from './SettingsEditor.tsx'
import styles from './SignOnSettingsPage.module.css'
import { ToRegister } from './ToRegister.tsx'

/** Where an administrator says which identity provider people sign in with (CFG-2). */
export function SignOnSettingsPage({ address }: { readonly address: string }) {
  useClock()
  return (
    <AdministratorScope>
      <Settings address={address} />
    </AdministratorScope>
  )
}

function Settings({ address }: { readonly address: string }) {
  const { t } = useLingui()
  const { api, hasCredentials } = useAdministrator()
  const { oidc } = api.config
  const asked = useQuery({
    ...configurationQueries.openIdConnect(api, hasCredentials),
    // What was typed is kept while somebody else's name and password are asked for.
    placeholderData: keepPreviousData,
  })
  const { data: settings, dataUpdatedAt, refetch } = asked
  const error = useHeldError([asked])
  const failure = error && failureBehind(error)

  return (
    <main className={styles.page} tabIndex={-1} aria-busy={!settings && !error}>
      <title>{t`Sign-on settings · Kalends`}</title>
      <header className={styles.header}>
        <h1>
          <Trans>Sign-on settings</Trans>
        </h1>
        <p>
          <Trans>The OpenID Connect provider people sign in with.</Trans>
        </p>
      </header>
      {settings ? (
        <SettingsEditor
          stored={settings.kind === 'stored' ? settings.configuration : null}
          version={settings.kind === 'stored' ? dataUpdatedAt : 0}
          address={address}
        >
          <WhoActs />
        </SettingsEditor>
      ) : (
        <>
          <div className={styles.settings}>
            {failure && <CannotRead failure={failure} onAgain={() => void refetch()} />}
            {!error && <Busy label={t`Loading settings`} />}
          </div>
          <ToRegister addresses={registeredAddresses(api.config.baseUrl, address, oidc.redirect_uri)} />
        </>
      )}
    </main>
  )
}

function CannotRead({ failure, onAgain }: { readonly failure: Failure; readonly onAgain: () => void }) {
  const { t } = useLingui()
  const isRefused = failure === 'forbidden' || failure === 'unknown-domain'
  const isOpen = isOpenToCredentials(failure, useHasCredentials())
  return (
    <ErrorState
      title={isRefused ? t`Only administrators can see this` : t`The settings couldn’t be loaded`}
      details={failure}
      action={
        <>
          {(isRefused || isOpen) && <CredentialsButton />}
          <Button onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      {t(explain(failure).sentence)}
    </ErrorState>
  )
}
