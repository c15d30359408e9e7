import { endpoints, pathOf, type Endpoint, type Slots } from '#contract/endpoints.ts'
import type { JCal } from '#contract/jcal.ts'

/** What a world can do as one person. Each call goes through the service, and throws if that refuses. */
export type Actor = {
  readonly id: string
  createCalendar(calendar: StagedCalendar): Promise<void>
  putEvent(calendarId: string, eventId: string, event: JCal): Promise<void>
}

export type StagedCalendar = {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly description?: string
}

/** A person who acts through calls of the contract. `send` adds the address and the credential. */
export function actor(id: string, send: (path: string, init: RequestInit) => Promise<Response>): Actor {
  const call = async (endpoint: Endpoint, slots: Slots, body: unknown, type: string) => {
    const response = await send(pathOf(endpoint, { userId: id, ...slots }), {
      method: endpoint.method,
      headers: { 'content-type': type, accept: 'application/json, text/plain, */*' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`The stage was refused: ${response.status} ${await response.text()}`)
  }
  return {
    id,
    createCalendar: ({ id: calendarId, name, colour, description = null }) =>
      call(
        endpoints.createCalendar,
        {},
        { id: calendarId, 'dav:name': name, 'apple:color': colour, 'caldav:description': description },
        'application/json',
      ),
    putEvent: (calendarId, eventId, event) =>
      call(endpoints.putEvent, { calendarId, eventId }, event, 'application/calendar+json'),
  }
}
