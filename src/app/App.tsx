import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { AppConfig } from '#contract/appConfig.ts'
import { ApiProvider } from '../api/ApiProvider.tsx'
import type { Api } from '../api/createApi.ts'
import { SessionProvider } from '../api/SessionProvider.tsx'
import type { Identity } from '../features/identity/createIdentity.ts'
import { Router } from '../navigation/Router.tsx'
import { ShortcutsProvider } from '../navigation/useShortcuts.ts'
import { DensityChoice, DensityProvider } from '../ui/density.ts'
import { NotLoaded } from '../ui/loading/NotLoaded.ts'
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx'
import type { Browser } from './Browser.ts'
import { Gate } from './Gate.tsx'
import { Shell } from './shell/Shell.tsx'
import { StartError } from './start/StartError.tsx'
import { usePreferences } from './preferences/usePreferences.ts'

type AppProps = {
  readonly browser: Browser
  readonly config: AppConfig
  readonly identity: Identity
  readonly api: Api
  readonly queryClient: QueryClient
}

/** Everything that the pages find around them. */
export function App({ browser, config, identity, api, queryClient }: AppProps) {
  const { preferences, prefer } = usePreferences(browser)
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={identity.session}>
          <ApiProvider value={api}>
            <ShortcutsProvider value={preferences.hasShortcuts}>
              <DensityProvider value={preferences.density}>
                <DensityChoice value={(density) => prefer({ density })}>
                  <Router>
                    <ErrorBoundary fallback={brokenOn(browser, config.supportEmail)}>
                      <Gate identity={identity} supportEmail={config.supportEmail}>
                        {(actions) => (
                          <Shell
                            browser={browser}
                            identity={identity}
                            preferences={preferences}
                            onPrefer={prefer}
                            {...actions}
                          />
                        )}
                      </Gate>
                    </ErrorBoundary>
                  </Router>
                </DensityChoice>
              </DensityProvider>
            </ShortcutsProvider>
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
