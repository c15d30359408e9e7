import type { Browser } from '@playwright/test'

/** Where the stories run: the mock build, or the real application with its service, provider and store. */
export type Target = {
  readonly kind: 'mocked' | 'real'
  /** The application's address, ending with a slash. */
  readonly url: string
  /**
   * Whether a session from an earlier story is valid for another one: a story may have ended it. A renewal would use up
   * the refresh token of the stories after it, so it has to last.
   */
  accepts(session: SignedIn): Promise<boolean>
  /** Prepares a world for a signed-in person, where earlier stories have left their data. */
  set(world: string, session: SignedIn): Promise<void>
  close(): Promise<void>
}

/**
 * A person's browser after signing in. sessionStorage is stored separately, because Playwright's storage
 * state does not contain it.
 */
export type SignedIn = {
  readonly storageState: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>
  readonly sessionStorage: Readonly<Record<string, string>>
}
