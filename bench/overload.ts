import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { calibrated } from './calibrated.ts'
import { askForSixWeeks } from './sixWeeks.ts'
import { started } from './started.ts'

// A service that gets ten times as many requests as it can answer: how long answered requests take, how many
// are refused, and how soon everything is normal again. A second process sends them over loopback for a few
// seconds. The calibration shows how fast the machine was meanwhile.
const port = Number(process.env['KALENDS_BENCH_PORT'] ?? 23_180)
const times = 10
const seconds = 10
const connections = 500

const part = v.object({
  answered: v.number(),
  refused: v.number(),
  failed: v.number(),
  p50Ms: v.number(),
  p95Ms: v.number(),
  refusalP95Ms: v.number(),
})
const load = v.object({
  sent: v.number(),
  unsent: v.number(),
  kinds: v.object({ report: part, write: part, stranger: part, health: part }),
})

mkdirSync('test-results', { recursive: true })
const folder = mkdtempSync(join('test-results', 'bench-'))
const service = await started({ kind: 'service', port, file: join(folder, 'service.sqlite'), count: 10_000 })
try {
  const calibration = calibrated()
  await loaded({ perSecond: 50, seconds: 3 })
  // What is answered when a few clients ask as often as they can.
  const highest = await loaded({ perSecond: 20_000, seconds: 4, connections: 8 })
  const capacity = answeredIn(highest) / 4
  const quietMs = await oneReport()
  const over = await loaded({ perSecond: Math.round(capacity * times), seconds })
  const normalAfterSeconds = await normalAgain(quietMs)
  const results = {
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`,
    calibration: { loopsPerMs: calibration, again: calibrated() },
    capacityPerSecond: Math.round(capacity),
    askedPerSecond: Math.round(capacity * times),
    over,
    shareOfCapacity: Number((answeredIn(over) / seconds / capacity).toFixed(2)),
    normalAfterSeconds,
  }
  writeFileSync('bench/results-overload.json', `${JSON.stringify(results, null, 2)}\n`)
  console.log(JSON.stringify(results, null, 2))
} finally {
  await service.end()
  rmSync(folder, { recursive: true })
}

type Load = v.InferOutput<typeof load>

async function loaded(options: { perSecond: number; seconds: number; connections?: number }): Promise<Load> {
  const order = JSON.stringify({ port, connections, ...options })
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/load.ts', order])
  return v.parse(load, JSON.parse(stdout))
}

function answeredIn({ kinds: { report, write, stranger } }: Load): number {
  return report.answered + write.answered + stranger.answered
}

async function oneReport(): Promise<number> {
  const began = performance.now()
  await askForSixWeeks(port, Math.floor(began) % 400)
  return performance.now() - began
}

/** Seconds until ten requests in a row are answered as fast as before, or within a tenth of a second. */
async function normalAgain(quietMs: number): Promise<number> {
  const began = performance.now()
  let normalSince = began
  for (let inARow = 0; inARow < 10; inARow++) {
    const ms = await oneReport().catch(() => Infinity)
    if (ms <= Math.max(100, quietMs * 2)) continue
    inARow = -1
    normalSince = performance.now()
    if (normalSince - began > 60_000) throw new Error('It is not normal again after a minute')
  }
  return Number(((normalSince - began) / 1000).toFixed(2))
}
