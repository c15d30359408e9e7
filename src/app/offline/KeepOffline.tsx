import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { useUser } from '../../api/UserProvider.tsx'
import { calendarsQuery } from '../../features/calendar/queries/calendars/calendarsQuery.ts'

import { endOffline, updateOffline, type OfflineBrowser } from './offlineAccess.ts'

/** Long after the first screen, and after the last of several changes. */
const calmMs = 20_000
/** What the device says it keeps is no older while a page is open, and a month that has begun is there. */
const everyMs = 60 * 60_000

type KeepOfflineProps = { readonly browser: OfflineBrowser; readonly ownerId: string }

/** Keeps this device's copy of the calendars up to date while the page is open. Another person's is deleted. */
export function KeepOffline({ browser, ownerId }: KeepOfflineProps) {
  const api = useApi()
  const { id: userId } = useUser()
  const { data } = useQuery({ ...calendarsQuery(api, userId), enabled: ownerId === userId })
  const state = JSON.stringify(data?.ctags)

  useEffect(() => {
    if (ownerId !== userId) void endOffline(browser)
  }, [browser, ownerId, userId])

  useEffect(() => {
    if (ownerId !== userId || state === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    // What fails now is tried again later.
    const update = (seenAt: number) =>
      void updateOffline(browser, api, userId, { signal, seenAt }).catch(() => undefined)
    const timer = setTimeout(update, calmMs, browser.now())
    const hourly = setInterval(() => update(browser.now() - everyMs / 2), everyMs)
    return () => {
      clearTimeout(timer)
      clearInterval(hourly)
      leaving.abort()
    }
  }, [browser, api, ownerId, userId, state])

  return null
}
