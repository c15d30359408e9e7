import { Fragment, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { useUser } from '../../api/UserProvider.tsx'
import { chooseKeys } from '../../navigation/actions/keyChoice.ts'
import { settingsStore, type SettingsStore } from '../../settings/settingsStore.ts'
import { SettingsContext, useSettings } from '../../settings/useSettings.ts'
import type { Api } from '../../api/createApi.ts'
import { DensityChoice, DensityProvider } from '../../ui/density.ts'
import type { Browser } from '../Browser.ts'
import { useAppearance } from './useAppearance.ts'

type WithSettingsProps = { readonly browser: Browser; readonly children: ReactNode }

/** Everything below has the appearance, language and shortcuts that the signed-in person chose. */
export function WithSettings({ browser, children }: WithSettingsProps) {
  const { id } = useUser()
  const api = useApi()
  const store = useMemo(() => settingsStore(browser.deviceStorage, id), [browser, id])
  useEffect(() => startSync(api, store), [api, store])
  return (
    <SettingsContext value={store}>
      <Applied browser={browser}>{children}</Applied>
    </SettingsContext>
  )
}

function Applied({ browser, children }: WithSettingsProps) {
  const { hasShortcuts: isOn = true, shortcuts: chosen = noKeys } = useSettings()
  useLayoutEffect(() => chooseKeys({ isOn, chosen }), [isOn, chosen])
  const { density, onDensity, spoken } = useAppearance(browser)
  return (
    <DensityProvider value={density}>
      <DensityChoice value={onDensity}>
        <Fragment key={spoken}>{children}</Fragment>
      </DensityChoice>
    </DensityProvider>
  )
}

const noKeys = {}

/**
 * If the service stores settings, those of this browser are used first, and the service is asked at the same
 * time. @returns ends it
 */
function startSync(api: Api, store: SettingsStore): () => void {
  if (!api.config.features.userSettings) return () => undefined
  const starting = import('../../settings/syncSettings.ts').then(
    ({ syncSettings }) => syncSettings(api, store),
    // Without the script nothing is sent; settings stay in this browser until the page is reloaded.
    () => () => undefined,
  )
  return () => void starting.then((end) => end())
}
