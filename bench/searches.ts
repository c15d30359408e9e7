import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { median } from './measure.ts'
import { homeId, host, token } from './sixWeeks.ts'

const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

/**
 * How long a search of a calendar takes over HTTP (CAL-32), in milliseconds: the median of `times` requests
 * in sequence.
 */
export async function searchMs(port: number, query: string, times: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const body = JSON.stringify({ calendars: [{ userId: homeId, calendarId: homeId }], query })
  const taken: number[] = []
  for (let round = 0; round < times; round++) {
    const began = performance.now()
    const asking = request({
      host,
      port,
      method: 'POST',
      path: '/calendar/api/events/search',
      headers,
      agent,
    })
    asking.end(body)
    const [answer] = await once(asking, 'response')
    await text(answer)
    if (answer.statusCode !== 200) throw new Error(`A search was answered ${answer.statusCode}`)
    taken.push(performance.now() - began)
  }
  agent.destroy()
  return median(taken)
}
