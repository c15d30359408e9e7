import { browserFlags, findBrowser } from '../findBrowser.mjs'

/** What stories ask of Firefox: a mouse, also without a screen, and a clipboard that they may read. */
const firefoxUserPrefs = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'dom.events.testing.asyncClipboard': true,
}

/**
 * The browser of the stories, as Playwright's options.
 *
 * @param name `firefox` for Playwright's own, which `npx playwright install firefox` brings; else it is Chromium
 */
export async function storyBrowser(name: string | undefined) {
  if (name === 'firefox') return { browserName: 'firefox' as const, launchOptions: { firefoxUserPrefs } }
  const executablePath = await findBrowser()
  return {
    browserName: 'chromium' as const,
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
  }
}
