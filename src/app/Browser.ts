import type { BrowserStores } from '../features/identity/session/forgetStores.ts'
import type { Path } from '../navigation/addresses.ts'

/** What the application needs of the browser it runs in. `main.tsx` hands it over; nothing else touches globals. */
export type Browser = {
  readonly root: HTMLElement
  /** Where theme and density are said. */
  readonly page: HTMLElement
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
  /** Put another address in place of the present one, before the router begins. */
  readonly replaceAddress: (path: Path) => void
  readonly reload: () => void
  /** Leave for another address, which takes the place of this page in the history. */
  readonly leaveTo: (address: string) => void
  /** Open another address in a window of its own, which has nothing of this one. */
  readonly openWindow: (address: string) => void
  /** Close this window, where it was opened by a script; else nothing happens. */
  readonly close: () => void
  readonly isOnline: () => boolean
  /** Be told when a script of this version is no longer there. @returns how to stop being told */
  readonly onOutdated: (listener: () => void) => () => void
}
