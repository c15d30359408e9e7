import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import * as v from 'valibot'
import { anyBody, anyForm, anyJson, anyJwt } from '#server/conformance/fuzz/anyBomb.ts'
import { calibrated } from './calibrated.ts'
import { quantile } from './measure.ts'
import { homeId, host, reportPath, token } from './sixWeeks.ts'
import { started } from './started.ts'

// How long a service takes for input that is made to take long, how long others wait meanwhile, and whether
// its memory goes back. It sends the bombs of the fuzz tests over HTTP, the same in each run, one after
// another. The calibration shows how fast the machine was.
const port = Number(process.env['KALENDS_BENCH_PORT'] ?? 23_190)
const bombs = Number(process.argv[2] ?? 150)
const sample = { numRuns: bombs, seed: 20_270_315 }
const probeEveryMs = 10

type Sent = { readonly what: string; readonly status: number; readonly ms: number }

mkdirSync('test-results', { recursive: true })
const folder = mkdtempSync(join('test-results', 'bench-'))
const service = await started({ kind: 'service', port, file: join(folder, 'service.sqlite'), count: 1000 })
const agent = new Agent({ keepAlive: true })
try {
  const calibration = calibrated()
  // One run of everything, so that compiled code and caches exist before memory is measured.
  await attack(fc.sample(anyBody, { numRuns: 20, seed: 1 }))
  const before = await heapBytes()
  // Made before the clock starts, because this process sends the health requests too.
  const [bodies, jsons] = [fc.sample(anyBody, sample), fc.sample(anyJson, sample)]
  const [forms, jwts] = [fc.sample(anyForm, sample), fc.sample(anyJwt, sample)]
  let isOver = false
  const probing = probes(() => isOver)
  const sent = await attack(bodies)
  for (const body of jsons) {
    sent.push(await send('POST', `/dav/api/calendars/${homeId}.json`, body))
    sent.push(await send('POST', '/api/login', body))
  }
  const form = 'application/x-www-form-urlencoded'
  for (const body of forms) {
    sent.push(await send('POST', '/api/oidc/backchannel-logout', body, { 'content-type': form }))
    sent.push(await send('POST', '/api/oidc/token', body, { 'content-type': form }))
  }
  for (const jwt of jwts) {
    sent.push(await send('GET', '/api/user', '', { authorization: `Bearer ${jwt.slice(0, 12_000)}` }))
  }
  isOver = true
  const waits = await probing
  const after = await heapBytes()
  const slowest = sent.toSorted((a, b) => b.ms - a.ms)
  const results = {
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`,
    calibration: { loopsPerMs: calibration, again: calibrated() },
    requests: sent.length,
    statuses: Object.fromEntries(
      [...Map.groupBy(sent, ({ status }) => status)].map(([status, of]) => [status, of.length]),
    ),
    'slowest answer ms (goal: at most 1000)': rounded(slowest[0]?.ms ?? 0),
    'p99 of answers ms': rounded(
      quantile(
        sent.map(({ ms }) => ms),
        0.99,
      ),
    ),
    'longest wait of /healthz ms (goal: at most 200)': rounded(Math.max(...waits)),
    'p99 of /healthz ms': rounded(quantile(waits, 0.99)),
    'memory afterwards to before (goal: at most 1.2)': rounded(after / before),
    slowest: slowest.slice(0, 5),
  }
  writeFileSync('bench/results-attack.json', `${JSON.stringify(results, null, 2)}\n`)
  console.log(JSON.stringify(results, null, 2))
} finally {
  agent.destroy()
  await service.end()
  rmSync(folder, { recursive: true })
}

/** Stores each body, reads it in every form, and deletes it. */
async function attack(bodies: readonly string[]): Promise<Sent[]> {
  const sent: Sent[] = []
  const event = `/dav/api/calendars/${homeId}/${homeId}/bomb.ics`
  const match = { start: '20270301T000000Z', end: '20270412T000000Z' }
  const allTime = { start: '00010101T000000Z', end: '99991231T000000Z' }
  for (const body of bodies) {
    const put = await send('PUT', event, body)
    sent.push(put)
    if (put.status >= 400) continue
    sent.push(await send('REPORT', reportPath, JSON.stringify({ match })))
    sent.push(await send('REPORT', reportPath, JSON.stringify({ match: allTime })))
    sent.push(await send('GET', event))
    sent.push(await send('DELETE', event))
  }
  return sent
}

async function send(
  method: string,
  path: string,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Sent> {
  const began = performance.now()
  const asking = request({
    host,
    port,
    method,
    path,
    agent,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
  })
  asking.end(body === '' ? undefined : body)
  const [answer] = await once(asking, 'response')
  answer.resume()
  await once(answer, 'end')
  return {
    what: `${method} ${path} ${body.length} characters`,
    status: answer.statusCode,
    ms: performance.now() - began,
  }
}

/** How long a small request waits; sent all the time on a connection of its own. */
async function probes(isOver: () => boolean): Promise<readonly number[]> {
  const own = new Agent({ keepAlive: true, maxSockets: 1 })
  const waits: number[] = []
  while (!isOver()) {
    const began = performance.now()
    const asking = request({ host, port, path: '/healthz', agent: own })
    asking.end()
    const [answer] = await once(asking, 'response')
    answer.resume()
    await once(answer, 'end')
    waits.push(performance.now() - began)
    await wait(probeEveryMs)
  }
  own.destroy()
  return waits
}

async function heapBytes(): Promise<number> {
  return v.parse(v.number(), await service.ask('heap'))
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
