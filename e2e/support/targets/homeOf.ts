import { endpoints, pathOf, type Endpoint, type Slots } from '#contract/endpoints.ts'
import { readCalendarHref, readEventHref } from '#contract/hal.ts'
import { actor, type Actor } from '#mocks/support/Actor.ts'
import type { SignedIn } from './Target.ts'
import { accessTokenOf } from '../probes/accessTokenOf.ts'

/** A signed-in person's calendars over HTTP: emptied, then acted on; their settings are reset. */
export async function homeOf(url: string, session: SignedIn) {
  const authorization = `Bearer ${accessTokenOf(session)}`
  const send = (path: string, init: RequestInit = {}) => {
    const headers = {
      accept: 'application/json, text/plain, */*',
      ...Object.fromEntries(new Headers(init.headers)),
    }
    return fetch(new URL(path, url), { ...init, headers: { ...headers, authorization } })
  }
  const call = async (endpoint: Endpoint, slots: Slots, body?: unknown) => {
    const init = { method: endpoint.method, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await send(pathOf(endpoint, slots), init)
    if (!response.ok)
      throw new Error(`${endpoint.method} was refused: ${response.status} ${await response.text()}`)
    return response
  }

  const { id: userId } = await (await call(endpoints.user, {})).json()

  async function clear(): Promise<void> {
    await forgetSettings()
    const list = await (await call(endpoints.calendars, { userId })).json()
    for (const { _links } of list._embedded['dav:calendar']) {
      const calendarId = readCalendarHref(_links.self.href)?.calendarId ?? ''
      if (calendarId === userId) await empty(calendarId)
      else await call(endpoints.deleteCalendar, { userId, calendarId })
    }
    await call(endpoints.emptyBin, {})
  }

  /** What earlier stories chose is reset. */
  async function forgetSettings(): Promise<void> {
    const chosen: Record<string, unknown> = await (await call(endpoints.userSettings, {})).json()
    await call(
      endpoints.changeUserSettings,
      {},
      Object.fromEntries(Object.keys(chosen).map((name) => [name, null])),
    )
  }

  async function empty(calendarId: string): Promise<void> {
    const match = { start: '19000101T000000', end: '22000101T000000' }
    const report = await (
      await call(endpoints.report, { userId, calendarId }, { match, expand: false })
    ).json()
    for (const { _links } of report._embedded['dav:item']) {
      const eventId = readEventHref(_links.self.href)?.eventId ?? ''
      await call(endpoints.deleteEvent, { userId, calendarId, eventId })
    }
  }

  const self: Actor = actor(userId, send)
  /** Only the signed-in person acts; the others of a world have no visible calendars. */
  return { clear, as: async () => self }
}
