import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { radicale } from './radicale.ts'
import { askForSixWeeks, requestsPerSecond } from './sixWeeks.ts'

// What six weeks of a calendar cost: of ten thousand events and of a hundred thousand, beside the least that any server in this
// language needs to send the same text, and beside Radicale where it is installed. All of them run at once and are asked in
// turns, so that what else the machine does weighs on all alike; a ratio is the median of its rounds.
const rounds = 12
const secondsEach = 0.5
const firstPort = Number(process.env['KALENDS_BENCH_PORT'] ?? 23_150)
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'kalends-bench-'))
const sameWeeks = [0]
// More than are kept in memory.
const otherWeeks = Array.from({ length: 900 }, (_, day) => day - 450)

const service = (port: number, count: number) => ({
  kind: 'service',
  port,
  file: join(folder, `${count}.sqlite`),
  count,
})
console.log('Filling calendars of ten thousand and a hundred thousand events.')
const small = await started(service(firstPort, 10_000))
const large = await started(service(firstPort + 1, 100_000))
const text = await askForSixWeeks(large.port)
const raw = await started({ kind: 'raw', port: firstPort + 2, text })
const contestants = {
  'ten thousand events, other weeks each time': { port: small.port, days: otherWeeks },
  'a hundred thousand events, other weeks each time': { port: large.port, days: otherWeeks },
  'a hundred thousand events, the same weeks': { port: large.port, days: sameWeeks },
  'node:http sending the same text': { port: raw.port, days: sameWeeks },
} as const
type Name = keyof typeof contestants

console.log('Asking all of them in turns.')
const rates: Record<Name, number>[] = []
for (let round = -2; round < rounds; round++) {
  const rate = {
    'ten thousand events, other weeks each time': 0,
    'a hundred thousand events, other weeks each time': 0,
    'a hundred thousand events, the same weeks': 0,
    'node:http sending the same text': 0,
  }
  for (const name of namesOf(rate)) {
    const { port, days } = contestants[name]
    rate[name] = await requestsPerSecond(port, secondsEach, days)
  }
  // The first rounds warm up.
  if (round >= 0) rates.push(rate)
}
await Promise.all([small, large, raw].map(({ end }) => end()))
console.log('Asking Radicale, where it is installed; its first answer takes a while.')
const peer = await radicale(join(folder, 'radicale'), firstPort + 3, 10_000)
rmSync(folder, { recursive: true })

const ratio = (over: Name, under: Name) => rounded(median(rates.map((rate) => rate[over] / rate[under])))
const smallRate = median(rates.map((rate) => rate['ten thousand events, other weeks each time']))
const results = {
  machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`,
  answer: { events: text.split('"etag"').length - 1, bytes: Buffer.byteLength(text) },
  requestsPerSecond: {
    ...Object.fromEntries(
      Object.keys(contestants)
        .filter(isName)
        .map((name) => [name, rounded(median(rates.map((rate) => rate[name])))]),
    ),
    ...(peer !== null && { 'Radicale, ten thousand events, other weeks each time': rounded(peer) }),
  },
  ratios: {
    'cost of 100,000 to 10,000, other weeks (goal: at most 1.3)': ratio(
      'ten thousand events, other weeks each time',
      'a hundred thousand events, other weeks each time',
    ),
    'rate to node:http, the same weeks (goal: at least 0.6)': ratio(
      'a hundred thousand events, the same weeks',
      'node:http sending the same text',
    ),
    'rate to node:http, other weeks': ratio(
      'a hundred thousand events, other weeks each time',
      'node:http sending the same text',
    ),
    ...(peer !== null && { 'rate to Radicale (goal: at least 50)': rounded(smallRate / peer) }),
  },
}
writeFileSync('bench/results-server.json', `${JSON.stringify(results, null, 2)}\n`)
console.log(JSON.stringify(results, null, 2))

async function started(data: { readonly port: number } & Readonly<Record<string, unknown>>) {
  const server = new Worker(new URL('served.ts', import.meta.url), { workerData: data })
  await once(server, 'message')
  return { port: data.port, end: () => server.terminate() }
}

function namesOf(rate: Record<Name, number>): Name[] {
  return Object.keys(rate).filter(isName)
}

function isName(name: string): name is Name {
  return Object.hasOwn(contestants, name)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
