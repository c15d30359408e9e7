import type { BrowserStores } from '../features/identity/session/forgetStores.ts'
import type { Locale } from '../locales/languages.ts'
import type { Path } from '../navigation/addresses.ts'

/** What the application needs of the browser it runs in. `main.tsx` hands it over; nothing else touches globals. */
export type Browser = {
  readonly root: HTMLElement
  /** Where theme, density and language are said. */
  readonly page: HTMLElement
  /** The languages that the person reads, the favourite first: `de-AT`. */
  readonly languages: readonly string[]
  /** The one that a tester asked for in the address; null where none did, and in the product. */
  readonly askedLanguage: Locale | null
  /** Where the application lives, without query and fragment. */
  readonly address: string
  /** The address inside the application that was opened. */
  readonly opened: Path
  /** Kept for this tab alone. */
  readonly tabStorage: Storage
  /** Kept on this device. */
  readonly deviceStorage: Storage
  /** Kept on this device where more than a line is kept. */
  readonly stores: BrowserStores
  /** None where the address is not secure. */
  readonly locks: LockManager | undefined
  /** The present moment in milliseconds since the epoch. */
  readonly now: () => number
  readonly fetch: typeof globalThis.fetch
  readonly channel: BroadcastChannel
  /** Replace the address, before the router starts. */
  readonly replaceAddress: (path: Path) => void
  readonly reload: () => void
  /** Leave for another address, which takes the place of this page in the history. */
  readonly leaveTo: (address: string) => void
  /** Open another address in a window of its own, which has nothing of this one. */
  readonly openWindow: (address: string) => void
  /** Close this window if a script opened it; else nothing happens. */
  readonly close: () => void
  readonly isOnline: () => boolean
  /** The first script of this build. Its name differs in every build. */
  readonly script: string
  /** Be called whenever a script could not be fetched. @returns ends that */
  readonly onScriptFailure: (listener: () => void) => () => void
}
