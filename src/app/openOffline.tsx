import type { ReactNode } from 'react'
import { dayMs } from '#domain/time/units.ts'
import { App } from './App.tsx'
import { firstSettings } from './appearance/firstSettings.ts'
import type { Browser } from './Browser.ts'
import { createQueryClient } from './queryClient.ts'
import { identityIn } from './start/identityIn.ts'
import { offlineApi } from './offline/offlineApi.ts'
import { endOffline } from './offline/offlineAccess.ts'
import { readCopy, readRangeItems } from './offline/offlineDatabase.ts'
import { offlineSession } from './offline/offlineSession.ts'
import { offlineOwner } from './offline/offlineOwner.ts'

/** What nobody has compared with the service for so long is deleted. */
const longestMs = 30 * dayMs

/** The application with what this device keeps, to look at; null if it keeps nothing. */
export async function openOffline(browser: Browser): Promise<ReactNode> {
  const copy = await readCopy()
  if (copy === null || copy.userId !== offlineOwner(browser.deviceStorage)) return null
  if (browser.now() - copy.takenAt > longestMs) {
    await endOffline(browser)
    return null
  }
  const api = offlineApi(copy, readRangeItems)
  const identity = identityIn(browser, copy.config, offlineSession())
  return (
    <App
      browser={browser}
      config={api.config}
      identity={identity}
      api={api}
      queryClient={createQueryClient()}
      first={firstSettings(browser, api)}
    />
  )
}
