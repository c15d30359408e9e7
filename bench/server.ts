import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedWeeks } from './changedWeeks.ts'
import { putRounds } from './durablePuts.ts'
import { median } from './measure.ts'
import { radicale } from './radicale.ts'
import { searchMs } from './searches.ts'
import { askForSixWeeks, requestsPerSecond } from './sixWeeks.ts'
import { started } from './started.ts'

// The cost of six weeks in calendars of ten thousand and a hundred thousand events, compared with a bare Node
// server that sends the same text, and with Radicale if it is installed. Also the cost of a durable PUT,
// compared with committing its rows. All run at once and take turns, so that other load on the machine
// affects all. A ratio is the median of its rounds.
const rounds = 12
const secondsEach = 0.5
const firstPort = Number(process.env['KALENDS_BENCH_PORT'] ?? 23_150)
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'kalends-bench-'))
const sameWeeks = [0]
// More than the cache keeps.
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
const asking = {
  'ten thousand events, other weeks each time': () => requestsPerSecond(small.port, secondsEach, otherWeeks),
  'a hundred thousand events, other weeks each time': () =>
    requestsPerSecond(large.port, secondsEach, otherWeeks),
  'a hundred thousand events, the same weeks': () => requestsPerSecond(large.port, secondsEach, sameWeeks),
  'node:http sending the same text': () => requestsPerSecond(raw.port, secondsEach, sameWeeks),
}
type Name = keyof typeof asking

console.log('Asking all of them in turns.')
const rates: Record<Name, number>[] = []
for (let round = -2; round < rounds; round++) {
  const rate = {
    'ten thousand events, other weeks each time': 0,
    'a hundred thousand events, other weeks each time': 0,
    'a hundred thousand events, the same weeks': 0,
    'node:http sending the same text': 0,
  }
  for (const name of namesOf(rate)) rate[name] = await asking[name]()
  // The first rounds are for warming up.
  if (round >= 0) rates.push(rate)
}
const changed = await changedWeeks(small.port, raw.port)
const searches = {
  'a word of one event ms': rounded(await searchMs(large.port, '99998', rounds)),
  'a word of every event ms': rounded(await searchMs(large.port, 'about', rounds)),
}
await Promise.all([small, large, raw].map(({ end }) => end()))
console.log('Writing, on the disk of this folder.')
const puts = await putRounds(firstPort + 4, rounds)
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
      Object.keys(asking)
        .filter(isName)
        .map((name) => [name, rounded(median(rates.map((rate) => rate[name])))]),
    ),
    ...(peer !== null && { 'Radicale, ten thousand events, other weeks each time': rounded(peer) }),
  },
  searchesOfAHundredThousand: searches,
  changedWeeks: { ms: rounded(changed.serviceMs), 'node:http ms': rounded(changed.bareMs) },
  durablePuts: {
    'ten thousand events, 32 connections, a second': rounded(median(puts.map(({ ours }) => ours.perSecond))),
    'p95 ms': rounded(median(puts.map(({ ours }) => ours.p95Ms))),
    'a bare loop of node:sqlite, a second': rounded(median(puts.map(({ bare }) => bare.perSecond))),
    'processor ms of the service each': rounded(median(puts.map(({ ours }) => ours.processorMs))),
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
    'rate to node:http, weeks that have just changed (goal: at least 0.4)': rounded(
      changed.bareMs / changed.serviceMs,
    ),
    'durable PUTs to a bare loop of node:sqlite (goal: at least 0.5)': rounded(
      median(puts.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
    ),
    ...(peer !== null && { 'rate to Radicale (goal: at least 50)': rounded(smallRate / peer) }),
  },
}
writeFileSync('bench/results-server.json', `${JSON.stringify(results, null, 2)}\n`)
console.log(JSON.stringify(results, null, 2))

function namesOf(rate: Record<Name, number>): Name[] {
  return Object.keys(rate).filter(isName)
}

function isName(name: string): name is Name {
  return Object.hasOwn(asking, name)
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
