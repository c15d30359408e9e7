import type { BrowserContext } from '@playwright/test'

/** Lets the pages of a story read and write the clipboard. Firefox has a preference for that (`scripts/test/storyBrowser.ts`). */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() !== 'chromium') return
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
}
