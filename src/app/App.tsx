import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { AppConfig } from '#contract/appConfig.ts'
import { ApiProvider } from '../api/ApiProvider.tsx'
import type { Api } from '../api/createApi.ts'
import { SessionProvider } from '../api/SessionProvider.tsx'
import type { Identity } from '../features/identity/createIdentity.ts'
import { Router } from '../navigation/Router.tsx'
import { NotLoaded } from '../ui/NotLoaded.ts'
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx'
import type { FirstSettings } from './appearance/firstSettings.ts'
import { WithSettings } from './appearance/WithSettings.tsx'
import type { Browser } from './Browser.ts'
import { Gate } from './Gate.tsx'
import { Shell } from './shell/Shell.tsx'
import { StartError } from './start/StartError.tsx'

type AppProps = {
  readonly browser: Browser
  readonly config: AppConfig
  readonly identity: Identity
  readonly api: Api
  readonly queryClient: QueryClient
  readonly first: FirstSettings
}

/** All providers that the pages need. */
export function App({ browser, config, identity, api, queryClient, first }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={identity.session}>
          <ApiProvider value={api}>
            <Router>
              <ErrorBoundary fallback={brokenOn(browser, config.supportEmail)}>
                <Gate identity={identity} first={first} supportEmail={config.supportEmail}>
                  {(actions) => (
                    <WithSettings browser={browser}>
                      <Shell browser={browser} identity={identity} {...actions} />
                    </WithSettings>
                  )}
                </Gate>
              </ErrorBoundary>
            </Router>
          </ApiProvider>
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}

const brokenOn =
  (browser: Browser, supportEmail: string | undefined) => (thrown: unknown, retry: () => void) =>
    thrown instanceof NotLoaded ? (
      <StartError problem="unreachable" page={{ ...browser, reload: retry }} supportEmail={supportEmail} />
    ) : (
      <StartError problem="broken" page={browser} thrown={thrown} supportEmail={supportEmail} />
    )
