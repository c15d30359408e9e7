import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { middle } from './manyEvents.ts'

export const host = '127.0.0.1'
export const homeId = 'a'.repeat(24)
export const email = 'alice@kalends.example'
export const token = 'token-of-the-bench'

const dayMs = 86_400_000
export const reportPath = `/dav/api/calendars/${homeId}/${homeId}.json`
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

/** The body of a REPORT of six weeks that begins this many days after the first one. */
export function sixWeeks(daysLater: number): string {
  const timeAt = (day: number) =>
    new Date(middle + day * dayMs).toISOString().replaceAll('-', '').replace(/T.*/, 'T000000')
  return JSON.stringify({
    match: { start: timeAt(daysLater), end: timeAt(daysLater + 42) },
    expand: false,
  })
}

/** Asks a server for six weeks once. @returns the answer */
export async function askForSixWeeks(port: number, daysLater = 0, agent?: Agent): Promise<string> {
  const asking = request({ host, port, method: 'REPORT', path: reportPath, headers, ...(agent && { agent }) })
  asking.end(sixWeeks(daysLater))
  const [answer] = await once(asking, 'response')
  const body = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}: ${body.slice(0, 200)}`)
  return body
}

/**
 * Requests a second with four clients that send the next one as soon as they have an answer.
 *
 * @param days the first days, taken in turn; a single one repeats the same request
 */
export async function requestsPerSecond(
  port: number,
  seconds: number,
  days: readonly number[],
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const began = performance.now()
  let answered = 0
  const keepAsking = async () => {
    while (performance.now() - began < seconds * 1000) {
      await askForSixWeeks(port, days[answered % days.length], agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: 4 }, keepAsking))
  agent.destroy()
  return answered / ((performance.now() - began) / 1000)
}
