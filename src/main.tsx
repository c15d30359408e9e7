// First: the address is read and cleaned before anything else is evaluated.
import { landing } from './landed.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import type { Browser } from './app/Browser.ts'
import { start } from './app/start.tsx'
import type { Path } from './navigation/addresses.ts'

// Only this file and `landed.ts` touch globals; everything else is handed what it needs.
const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('index.html has no #root')

const hash = location.hash.slice(1)
const opened: Path = hash.startsWith('/') ? `/${hash.slice(1)}` : '/'

const browser: Browser = {
  root,
  page: document.documentElement,
  address: new URL('.', document.baseURI).href,
  opened,
  tabStorage: sessionStorage,
  deviceStorage: localStorage,
  now: () => Date.now(),
  fetch: (...request) => fetch(...request),
  channel: new BroadcastChannel('kalends'),
  replaceAddress: (path) => history.replaceState(null, '', `#${path}`),
  reload: () => location.reload(),
  onOutdated: (listener) => {
    window.addEventListener('vite:preloadError', listener)
    return () => window.removeEventListener('vite:preloadError', listener)
  },
}

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
if (__MOCKED__) await (await import('#mocks/browser.ts')).startMocks()

await start(browser, landing)
