import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApi } from '../api/createApi.ts'
import { createIdentity, takeSignedOutMark } from '../features/identity/createIdentity.ts'
import type { Landing } from '../features/identity/landing.ts'
import { loadCatalogue } from '../locales/loadCatalogue.ts'
import { callbackPath, homePath, signedOutPath } from '../navigation/addresses.ts'
import { App } from './App.tsx'
import type { Browser } from './Browser.ts'
import { loadConfig } from './loadConfig.ts'
import { applyPreferences, readPreferences } from './preferences.ts'
import { createQueryClient } from './queryClient.ts'
import { Startless } from './Startless.tsx'

/**
 * Configuration, then the end of a sign-in where this page is one, then the application. The answer is redeemed here, before
 * React: a code is good once, and strict mode does everything twice.
 */
export async function start(browser: Browser, landing: Landing): Promise<void> {
  applyPreferences(browser.page, readPreferences(browser.deviceStorage))
  const root = createRoot(browser.root)
  const [loaded] = await Promise.all([loadConfig(browser), loadCatalogue('en')])
  if (loaded.kind === 'failed') {
    root.render(<Startless problem={loaded.problem} onAgain={browser.reload} />)
    return
  }

  const { config } = loaded
  const identity = createIdentity({
    oidc: config.oidc,
    address: browser.address,
    storage: browser.tabStorage,
    keptStorage: browser.deviceStorage,
    now: browser.now,
    channel: browser.channel,
  })
  const finished = await identity.finish(landing)
  const isBackFromSignOut = takeSignedOutMark(browser.tabStorage)
  if (finished) browser.replaceAddress(finished.returnTo)
  else if (isBackFromSignOut && identity.session.isEnded) browser.replaceAddress(signedOutPath)
  // Opened on the callback without an answer: a reload, or a bookmark of it.
  else if (browser.opened.startsWith(callbackPath)) browser.replaceAddress(homePath)

  const api = createApi({ config, session: identity.session, fetch: browser.fetch })
  root.render(
    <StrictMode>
      <App
        browser={browser}
        config={config}
        identity={identity}
        api={api}
        queryClient={createQueryClient()}
      />
    </StrictMode>,
  )
}
