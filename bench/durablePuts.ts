import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { manyEvents } from './manyEvents.ts'
import { homeId, host, token } from './sixWeeks.ts'
import { quantile } from './measure.ts'
import { started } from './started.ts'

const connections = 32

const tenThousand = 10_000
const secondsEach = 1

/** The cost of PUTs: how many a second, how long a client waits, and processor time. */
export type Puts = { readonly perSecond: number; readonly p95Ms: number; readonly processorMs: number }

/**
 * PUTs to a calendar of ten thousand events, alternating with a bare loop of `node:sqlite` on the same disk.
 */
export async function putRounds(
  port: number,
  rounds: number,
): Promise<readonly { readonly ours: Puts; readonly bare: Puts }[]> {
  mkdirSync('test-results', { recursive: true })
  const folder = mkdtempSync(join('test-results', 'bench-'))
  const bare = await started({ kind: 'bareWrites', file: join(folder, 'bare.sqlite'), count: tenThousand })
  const service = await started({
    kind: 'service',
    port,
    file: join(folder, 'service.sqlite'),
    count: tenThousand,
  })
  const bodyOf = bodies(tenThousand)
  const measured = []
  for (let round = -2; round < rounds; round++) {
    const written = v.parse(puts, await bare.ask(secondsEach))
    const before = v.parse(v.number(), await service.ask('processor ms'))
    const { times, seconds } = await putAll(port, bodyOf)
    const processorMs = (v.parse(v.number(), await service.ask('processor ms')) - before) / times.length
    const ours = { perSecond: times.length / seconds, p95Ms: quantile(times, 0.95), processorMs }
    // The first rounds are for warming up.
    if (round >= 0) measured.push({ ours, bare: written })
  }
  await Promise.all([bare.end(), service.end()])
  rmSync(folder, { recursive: true })
  return measured
}

const puts = v.object({ perSecond: v.number(), p95Ms: v.number(), processorMs: v.number() })

/** The bodies of PUTs that change one event after another, every time to something new. */
export function bodies(
  count: number,
): (number: number) => { readonly eventId: string; readonly body: string } {
  const events = [...manyEvents(homeId, count)]
  return (number) => {
    const event = events[number % events.length]
    if (event === undefined) throw new RangeError('There are no events')
    return { eventId: event.eventId, body: event.jcal.replace('second floor', `floor ${number}`) }
  }
}

/** PUTs over 32 connections, each sent when the one before it is acknowledged. */
async function putAll(port: number, bodyOf: ReturnType<typeof bodies>) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const began = performance.now()
  const keepPutting = async () => {
    while (performance.now() - began < secondsEach * 1000) {
      const asked = performance.now()
      const isAcknowledged = await putEvent(port, bodyOf(times.length + Math.floor(asked)), agent)
      if (isAcknowledged) times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, keepPutting))
  agent.destroy()
  return { times, seconds: (performance.now() - began) / 1000 }
}

/** @returns whether it was acknowledged; an overloaded service refuses it */
export async function putEvent(
  port: number,
  { eventId, body }: { readonly eventId: string; readonly body: string },
  agent?: Agent,
): Promise<boolean> {
  const path = `/dav/api/calendars/${homeId}/${homeId}/${eventId}.ics`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/calendar+json' }
  const asking = request({ host, port, method: 'PUT', path, headers, ...(agent && { agent }) })
  asking.end(body)
  const [answer] = await once(asking, 'response')
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200 && answer.statusCode !== 503) {
    throw new Error(`a PUT was answered ${answer.statusCode}`)
  }
  return answer.statusCode === 200
}
