import type { Browser } from '@playwright/test'

/** Where the stories play: the mock build, or the real application with its service, provider and store. */
export type Target = {
  readonly kind: 'mocked' | 'real'
  /** The application's address, ending with a slash. */
  readonly url: string
  /** Whether a session kept from an earlier story still is one: a story may have ended it. */
  accepts(session: SignedIn): Promise<boolean>
  /** Puts a world before a signed-in person's eyes, on a stage where earlier stories have left their traces. */
  set(world: string, session: SignedIn): Promise<void>
  close(): Promise<void>
}

/** A person's browser after signing in. sessionStorage is kept beside the rest, as Playwright's storage state leaves it out. */
export type SignedIn = {
  readonly storageState: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>
  readonly sessionStorage: Readonly<Record<string, string>>
}
