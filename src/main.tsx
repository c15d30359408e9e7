// First, so that the address is read and cleaned before anything else runs.
import { callback, openedState } from './callback.ts'
import './trustedTypes.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import type { Browser } from './app/Browser.ts'
import { start, showStartError, startWindow, type StartParts } from './app/start.tsx'
import { askedLanguage } from './locales/askedLanguage.ts'
import type { Path } from './navigation/addresses.ts'

// Only this file and the two imported first touch globals; everything else is handed what it needs.
const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('index.html has no #root')
const storages = storagesHere()
const parts: StartParts = {
  page: document.documentElement,
  languages: navigator.languages,
  askedLanguage: __MOCKED__ && storages ? askedLanguage(location.search, storages.tabStorage) : null,
  address: new URL('.', document.baseURI).href,
  now: () => Date.now(),
  reload: () => location.reload(),
}

// A page restored from the browser's memory shows the person who was signed in then.
window.addEventListener('pageshow', ({ persisted }) => persisted && parts.reload())

if (storages === null) {
  await showStartError(root, 'storage-blocked', parts)
} else {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/full/global')
  if (__MOCKED__) await (await import('#mocks/browser.ts')).startMocks()
  const browser = browserWith(root, storages)
  if (callback.kind === 'trial' || callback.kind === 'renewal') await startWindow(browser, callback)
  else await start(browser, callback)
}

type Storages = Pick<Browser, 'tabStorage' | 'deviceStorage'>

/** Null if the browser blocks storage for this site: then even reading the property throws. */
function storagesHere(): Storages | null {
  try {
    return { tabStorage: sessionStorage, deviceStorage: localStorage }
  } catch {
    return null
  }
}

function browserWith(element: HTMLElement, browserStorages: Storages): Browser {
  const hash = location.hash.slice(1)
  const opened: Path = hash.startsWith('/') ? `/${hash.slice(1)}` : '/'
  // Both are there in secure contexts alone, whatever the types say.
  const secure: Partial<Pick<Window, 'caches'>> & Partial<Pick<Navigator, 'locks'>> = {
    ...('caches' in window && { caches }),
    ...('locks' in navigator && { locks: navigator.locks }),
  }
  return {
    ...browserStorages,
    ...parts,
    root: element,
    opened,
    openedState,
    stores: { caches: secure.caches, databases: indexedDB },
    locks: secure.locks,
    fetch: (...request) => fetch(...request),
    channel: new BroadcastChannel('kalends'),
    replaceAddress: (path) => history.replaceState(null, '', `#${path}`),
    leaveTo: (address) => location.replace(address),
    openWindow: (address) =>
      void window.open(address, '_blank', 'noopener,noreferrer,popup,width=560,height=720'),
    close: () => window.close(),
    isOnline: () => navigator.onLine,
    script: import.meta.url,
    onScriptFailure: (listener) => {
      window.addEventListener('vite:preloadError', listener)
      return () => window.removeEventListener('vite:preloadError', listener)
    },
  }
}
