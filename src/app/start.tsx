import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApi } from '../api/createApi.ts'
import { createIdentity } from '../features/identity/createIdentity.ts'
import type { SignInCallback } from '../features/identity/sign-in/callback.ts'
import { pingProvider } from '../features/identity/sign-in/pingProvider.ts'
import { takeSignedOutMark } from '../features/identity/session/signedOutMark.ts'
import { loadCatalogue } from '../locales/loadCatalogue.ts'
import { callbackPath, homePath, signedOutPath } from '../navigation/addresses.ts'
import { App } from './App.tsx'
import type { Browser } from './Browser.ts'
import { loadConfig, type LoadedConfig } from './loadConfig.ts'
import { loadPage } from './pages.tsx'
import { applyPreferences, readPreferences } from './preferences.ts'
import { createQueryClient } from './queryClient.ts'
import type { WindowCallback } from './endWindow.tsx'
import { StartError, type PageParts, type StartProblem } from './StartError.tsx'

/** Begin the application on the page. Whatever goes wrong, something is shown that says so. */
export async function start(browser: Browser, callback: SignInCallback): Promise<void> {
  applyPreferences(browser.page, readPreferences(browser.deviceStorage))
  // Asked for all at once, and waited for one after the other.
  const [loading, sentences] = [loadConfig(browser), hasSentences(browser.root)]
  loadPage(browser.opened)
  if (!(await sentences)) return
  const application = await begin(browser, callback, loading).catch((cause: unknown) => (
    <StartError problem="broken" page={browser} thrown={cause} />
  ))
  show(browser.root, application)
}

/** Say on the page why the application cannot even begin. */
export const showStartError = (root: HTMLElement, problem: StartProblem, parts: PageParts) =>
  showAlone(root, <StartError problem={problem} page={parts} />)

/** The window in which a sign-in was tried (CFG-11), or repeated, has come back: no session is read or begun in it. */
export const startWindow = async (browser: Browser, callback: WindowCallback): Promise<void> =>
  (await import('./endWindow.tsx')).endWindow(browser, callback, showAlone)

/** Show a page that needs no application around it. */
async function showAlone(root: HTMLElement, page: ReactNode): Promise<void> {
  if (await hasSentences(root)) show(root, page)
}

const show = (root: HTMLElement, page: ReactNode) => createRoot(root).render(<StrictMode>{page}</StrictMode>)

async function hasSentences(root: HTMLElement): Promise<boolean> {
  try {
    await loadCatalogue('en')
    return true
  } catch {
    // There are none to say it with.
    root.textContent = 'Kalends could not be loaded. Reload the page.'
    return false
  }
}

/**
 * With the configuration: the end of a sign-in where this page is one, then the application. The answer is redeemed here, before
 * React: a code is good once, and strict mode does everything twice.
 */
async function begin(
  browser: Browser,
  callback: SignInCallback,
  loading: Promise<LoadedConfig>,
): Promise<ReactNode> {
  const loaded = await loading
  if (loaded.kind === 'failed') return <StartError problem={loaded.problem} page={browser} />

  const { config } = loaded
  const identity = createIdentity({
    oidc: config.oidc,
    address: browser.address,
    storage: browser.tabStorage,
    persistentStorage: browser.deviceStorage,
    now: browser.now,
    stores: browser.stores,
    locks: browser.locks,
    channel: browser.channel,
    sharesCookie: config.calendarCredential === 'cookie',
    leaveTo: browser.leaveTo,
    isOnline: () =>
      browser.fetch(browser.address, { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    pingProvider: () => pingProvider(browser.fetch, config),
  })
  const finished = await identity.finish(callback)
  const isBackFromSignOut = takeSignedOutMark(browser.tabStorage)
  if (finished) browser.replaceAddress(finished.returnTo)
  else if (isBackFromSignOut && identity.session.isEnded) browser.replaceAddress(signedOutPath)
  // Opened on the callback without an answer: a reload, or a bookmark of it.
  else if (browser.opened.startsWith(callbackPath)) browser.replaceAddress(homePath)

  const api = createApi({ config, session: identity.session, fetch: browser.fetch })
  return (
    <App browser={browser} config={config} identity={identity} api={api} queryClient={createQueryClient()} />
  )
}
