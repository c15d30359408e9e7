import type { ReactNode } from 'react'
import type { Browser } from './Browser.ts'
import { endRenewal } from './endRenewal.tsx'
import { endTrial } from './endTrial.tsx'
import { loadConfig } from './loadConfig.ts'
import { applyPreferences, readPreferences } from './preferences.ts'

export type WindowCallback = { readonly kind: 'trial' | 'renewal'; readonly query: string }

/** Ends what the window of a tried or repeated sign-in was opened for, and closes it if nothing more is to be seen there. */
export async function endWindow(
  browser: Browser,
  { kind, query }: WindowCallback,
  show: (root: HTMLElement, page: ReactNode) => Promise<void>,
): Promise<void> {
  applyPreferences(browser.page, readPreferences(browser.deviceStorage))
  const { page, isDone } =
    kind === 'trial' ? await triedIn(browser, query) : await endRenewal(browser.channel, query)
  await show(browser.root, page)
  if (isDone) browser.close()
}

async function triedIn(browser: Browser, query: string) {
  const loaded = await loadConfig(browser)
  // Where there is no configuration to be had, the service is where the application is.
  const baseUrl = loaded.kind === 'loaded' ? loaded.config.baseUrl : browser.address
  return endTrial({ ...browser, baseUrl }, query)
}
