import type { BrowserStores } from '../features/identity/session/forgetStores.ts'
import type { Locale } from '../locales/languages.ts'
import type { Path } from '../navigation/addresses.ts'

/**
 * The parts of the browser that the application uses. `main.tsx` passes them; nothing else touches globals.
 */
export type Browser = {
  readonly root: HTMLElement
  /** The element with the attributes for theme, density and language. */
  readonly page: HTMLElement
  /** The person's languages, the preferred first: `de-AT`. */
  readonly languages: readonly string[]
  /** The language that a tester put into the address; null without one, and in the product. */
  readonly askedLanguage: Locale | null
  /** The address of the application, without query and fragment. */
  readonly address: string
  /** The address inside the application that was opened. */
  readonly opened: Path
  /** The `state` in that address, which a provider sends back; null if it has none. */
  readonly openedState: string | null
  /** Kept for this tab alone. */
  readonly tabStorage: Storage
  /** Kept on this device. */
  readonly deviceStorage: Storage
  /** For larger data on this device. */
  readonly stores: BrowserStores
  /** Undefined on an insecure address. */
  readonly locks: LockManager | undefined
  /** The present moment in milliseconds since the epoch. */
  readonly now: () => number
  readonly fetch: typeof globalThis.fetch
  readonly channel: BroadcastChannel
  /** Replace the address, before the router starts. */
  readonly replaceAddress: (path: Path) => void
  readonly reload: () => void
  /** Leave for another address, which replaces this page in the history. */
  readonly leaveTo: (address: string) => void
  /** Open another address in a new window that has no access to this one. */
  readonly openWindow: (address: string) => void
  /** Close this window if a script opened it; otherwise nothing happens. */
  readonly close: () => void
  readonly isOnline: () => boolean
  /** The first script of this build. Its name differs in every build. */
  readonly script: string
  /** Called whenever a script could not be fetched. @returns unsubscribes */
  readonly onScriptFailure: (listener: () => void) => () => void
}
