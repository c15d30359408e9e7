import type { ReactNode } from 'react'
import type { Browser } from '../Browser.ts'
import { endRenewal } from './endRenewal.tsx'
import { endTrial } from './endTrial.tsx'
import { loadConfig } from './loadConfig.ts'
import { applyAppearance, readAppearance } from '../appearance/appearance.ts'

export type WindowCallback = { readonly kind: 'trial' | 'renewal'; readonly query: string }

/**
 * Finishes a trial or a repeated sign-in in the window opened for it, and closes the window unless there is
 * something to read.
 */
export async function endWindow(
  browser: Browser,
  { kind, query }: WindowCallback,
  show: (page: ReactNode) => Promise<void>,
): Promise<void> {
  applyAppearance(browser.page, readAppearance(browser.deviceStorage))
  const { page, isDone } =
    kind === 'trial' ? await triedIn(browser, query) : await endRenewal(browser.channel, query)
  await show(page)
  if (isDone) browser.close()
}

async function triedIn(browser: Browser, query: string) {
  const loaded = await loadConfig(browser)
  // Without a configuration, the service is assumed to be where the application is.
  const baseUrl = loaded.kind === 'loaded' ? loaded.config.baseUrl : browser.address
  return endTrial({ ...browser, baseUrl }, query)
}
