import { Agent, request } from 'node:http'
import * as v from 'valibot'
import { bodies } from './durablePuts.ts'
import { quantile } from './measure.ts'
import { homeId, host, reportPath, sixWeeks, token } from './sixWeeks.ts'

// A process that sends a service this many requests a second, whether it answers or not, and prints the
// results. Of ten requests, seven are reports, two are writes, and one is from somebody who is not signed in.
const asked = v.parse(
  v.object({ port: v.number(), perSecond: v.number(), seconds: v.number(), connections: v.number() }),
  JSON.parse(process.argv[2] ?? ''),
)
const { port, perSecond, seconds, connections } = asked
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const probing = new Agent({ keepAlive: true, maxSockets: 1 })
const authorization = `Bearer ${token}`
const bodyOf = bodies(10_000)

const kinds = ['report', 'write', 'stranger', 'health'] as const
type Kind = (typeof kinds)[number]
const reported = new Map(
  kinds.map((kind) => [kind, { answered: new Array<number>(), refused: new Array<number>(), failed: 0 }]),
)

let sent = 0
let unsent = 0
let waiting = 0
const began = performance.now()
const elapsedMs = () => performance.now() - began
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const due = Math.min(seconds * perSecond, (elapsedMs() / 1000) * perSecond)
    for (; sent + unsent < due;) {
      if (waiting >= connections) unsent += 1
      else {
        send(sent)
        sent += 1
      }
    }
    if (elapsedMs() < seconds * 1000 || (waiting > 0 && elapsedMs() < (seconds + 30) * 1000)) return
    clearInterval(timer)
    resolve()
  }, 5)
  const probes = setInterval(() => {
    if (elapsedMs() > seconds * 1000) clearInterval(probes)
    else ask('health', 'GET', '/healthz', {}, undefined, probing)
  }, 100)
})
agent.destroy()
probing.destroy()

const summary = Object.fromEntries(
  [...reported].map(([kind, { answered, refused, failed }]) => [
    kind,
    {
      answered: answered.length,
      refused: refused.length,
      failed,
      p50Ms: Math.round(quantile(answered, 0.5)),
      p95Ms: Math.round(quantile(answered, 0.95)),
      refusalP95Ms: Math.round(quantile(refused, 0.95)),
    },
  ]),
)
console.log(JSON.stringify({ sent, unsent, kinds: summary }))

function send(number: number): void {
  if (number % 10 === 9) return ask('stranger', 'GET', '/config.json', {})
  if (number % 5 === 3) {
    const { eventId, body } = bodyOf(number)
    const type = { 'content-type': 'application/calendar+json' }
    return ask('write', 'PUT', `/dav/api/calendars/${homeId}/${homeId}/${eventId}.ics`, type, body)
  }
  return ask(
    'report',
    'REPORT',
    reportPath,
    { 'content-type': 'application/json' },
    sixWeeks((number % 900) - 450),
  )
}

function ask(
  kind: Kind,
  method: string,
  path: string,
  extra: Readonly<Record<string, string>>,
  body?: string,
  through = agent,
): void {
  const asking = performance.now()
  const note = reported.get(kind)
  const headers = { ...extra, ...(extra['content-type'] !== undefined && { authorization }) }
  if (through === agent) waiting += 1
  let isOver = false
  const over = (status: number | null) => {
    if (isOver) return
    isOver = true
    if (through === agent) waiting -= 1
    if (note === undefined) return
    const ms = performance.now() - asking
    if (status === null) note.failed += 1
    else if (status === 503) note.refused.push(ms)
    else note.answered.push(ms)
  }
  request({ host, port, method, path, headers, agent: through })
    .on('response', (answer) => {
      answer.resume().once('end', () => over(answer.statusCode ?? null))
      answer.once('error', () => over(null))
    })
    .on('error', () => over(null))
    .end(body)
}
