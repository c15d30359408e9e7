import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApi } from '../api/createApi.ts'
import type { SignInCallback } from '../features/identity/sign-in/callback.ts'
import { takeSignedOutMark } from '../features/identity/session/signedOutMark.ts'
import { chosenLanguage } from '../locales/chosenLanguage.ts'
import type { Language, Locale } from '../locales/languages.ts'
import { chooseRegionalLocale, regionalLocaleFor } from '../locales/regionalLocale.ts'
import { speak } from '../locales/speak.ts'
import { callbackPath, homePath, signedOutPath } from '../navigation/addresses.ts'
import { App } from './App.tsx'
import type { Browser } from './Browser.ts'
import { offlineOwner } from './offline/offlineOwner.ts'
import { identityIn } from './start/identityIn.ts'
import { loadConfig, type LoadedConfig } from './start/loadConfig.ts'
import { loadPage } from './pages.tsx'
import { applyAppearance, isNewBrowser, readAppearance } from './appearance/appearance.ts'
import { firstSettings, loadFirstSettings } from './appearance/firstSettings.ts'
import { createQueryClient } from './queryClient.ts'
import type { WindowCallback } from './start/endWindow.tsx'
import { reloadWhenBack } from './start/reloadWhenBack.ts'
import { StartError, type PageParts, type StartTrouble } from './start/StartError.tsx'

/** The parts of the browser that are available even if nothing can start. */
export type StartParts = PageParts & Pick<Browser, 'page' | 'languages' | 'askedLanguage'>

/** Start the application on the page. If that fails, the page says so. */
export async function start(browser: Browser, callback: SignInCallback): Promise<void> {
  applyAppearance(browser.page, readAppearance(browser.deviceStorage))
  // All requested at once, and awaited one after the other.
  const { language: chosen, nights } = readAppearance(browser.deviceStorage)
  const language = languageFor(browser, chosen)
  chooseRegionalLocale(regionalLocaleFor(chosen, browser.languages))
  const [loading, sentences] = [loadConfig(browser), hasSentences(browser.root, browser.page, language)]
  loadPage(browser.opened, nights)
  if (isNewBrowser(browser.deviceStorage)) void loadFirstSettings().catch(() => null)
  if (!(await sentences)) return
  const application = await begin(browser, callback, loading).catch((cause: unknown) => (
    <StartError problem="broken" page={browser} thrown={cause} />
  ))
  show(browser.root, application)
}

/** Show on the page why the application cannot start. */
export const showStartError = (root: HTMLElement, problem: StartTrouble, parts: StartParts) =>
  showAlone(root, parts.page, languageFor(parts, null), <StartError problem={problem} page={parts} />)

/** This window was opened for a trial (CFG-11) or a repeated sign-in: no session is read or started in it. */
export async function startWindow(browser: Browser, callback: WindowCallback): Promise<void> {
  const language = languageFor(browser, readAppearance(browser.deviceStorage).language)
  const { endWindow } = await import('./start/endWindow.tsx')
  await endWindow(browser, callback, (page) => showAlone(browser.root, browser.page, language, page))
}

const languageFor = ({ languages, askedLanguage }: StartParts, chosen: Language | null): Locale =>
  askedLanguage ?? chosenLanguage(chosen, languages)

/** Show a page that needs no application around it. */
async function showAlone(
  root: HTMLElement,
  document: HTMLElement,
  language: Locale,
  page: ReactNode,
): Promise<void> {
  if (await hasSentences(root, document, language)) show(root, page)
}

const show = (root: HTMLElement, page: ReactNode) => createRoot(root).render(<StrictMode>{page}</StrictMode>)

async function hasSentences(root: HTMLElement, page: HTMLElement, language: Locale): Promise<boolean> {
  try {
    await speak(page, language)
    return true
  } catch {
    // There are none to say it with.
    root.textContent = 'Kalends couldn’t be loaded. Reload the page.'
    return false
  }
}

/**
 * With the configuration: finish a sign-in if the page was opened by one, then show the application. The
 * answer is redeemed before React starts: a code works once, and strict mode runs everything twice.
 */
async function begin(
  browser: Browser,
  callback: SignInCallback,
  loading: Promise<LoadedConfig>,
): Promise<ReactNode> {
  const loaded = await loading
  if (loaded.kind === 'failed') {
    const isStored = offlineOwner(browser.deviceStorage) !== null
    const opened = isStored && import('./openOffline.tsx').then(({ openOffline }) => openOffline(browser))
    // A browser that is short of room may have deleted what is stored.
    const stored = opened && (await opened.catch(() => null))
    if (stored) return stored
    reloadWhenBack(browser)
    return <StartError problem={loaded.problem} page={browser} />
  }

  const { config } = loaded
  const identity = identityIn(browser, config)
  const finished = await identity.finish(callback)
  const isBackFromSignOut = takeSignedOutMark(browser.tabStorage, browser.deviceStorage, browser.openedState)
  if (finished) browser.replaceAddress(finished.returnTo)
  else if (isBackFromSignOut && identity.session.isEnded) browser.replaceAddress(signedOutPath)
  // Opened on the callback without an answer: a reload, or a bookmark of it.
  else if (browser.opened.startsWith(callbackPath)) browser.replaceAddress(homePath)

  const api = createApi({ config, session: identity.session, fetch: browser.fetch })
  return (
    <App
      browser={browser}
      config={config}
      identity={identity}
      api={api}
      queryClient={createQueryClient()}
      first={firstSettings(browser, api)}
    />
  )
}
