import type { Browser } from '../Browser.ts'
import { loadConfig, type ConfigParts } from './loadConfig.ts'

/**
 * Reloads a page that could not start once it can, so that nobody has to look after what was opened while the service was
 * away. The browsers of all people do not come at once.
 */
export function reloadWhenBack(browser: ConfigParts & Pick<Browser, 'reload'>): void {
  const look = async () =>
    (await loadConfig(browser)).kind === 'failed' ? reloadWhenBack(browser) : browser.reload()
  setTimeout(() => void look(), 15_000 * (1 + Math.random()))
}
