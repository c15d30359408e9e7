import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { homeId, host, token } from './sixWeeks.ts'

// Large answers and bodies, and what others notice of them: exports of ten thousand and a hundred thousand
// events, REPORTs of events of 10 MB, and four hundred bodies that are never completed. Another client asks
// for a list all the time.
const rounds = 3
const port = Number(process.env['KALENDS_BENCH_PORT'] ?? 23_170)
const megabyte = 1024 * 1024
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'kalends-bench-'))
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const home = `/dav/api/calendars/${homeId}`

console.log(
  'Filling calendars: ten thousand events, a hundred thousand, sixty and four hundred of 10 MB each.',
)
const script = new URL('servedLarge.ts', import.meta.url)
const file = join(folder, 'large.sqlite')
await once(fork(script, ['fill', file]), 'exit')
const service = fork(script, ['serve', file, String(port)])
await once(service, 'message')

const year = JSON.stringify({ match: { start: '20270101T000000', end: '20280101T000000' }, expand: false })
const measured = {
  'nothing else': await repeated(() => new Promise((resolve) => setTimeout(resolve, 1000))),
  'export of 10,000 events': await repeated(() => ask('GET', `${home}/tenThousand?export`)),
  'export of 100,000 events': await repeated(() => ask('GET', `${home}/hundredThousand?export`)),
  'REPORT of 60 events of 10 MB': await repeated(() => ask('REPORT', `${home}/sixtyLarge.json`, year)),
  'REPORT of 400 events of 10 MB': await repeated(() => ask('REPORT', `${home}/fourHundredLarge.json`, year)),
  '400 half-sent bodies of 9.9 MB': await repeated(() => halfSent(9.9)),
  '400 half-sent bodies of 1.9 MB': await repeated(() => halfSent(1.9)),
}
service.disconnect()
rmSync(folder, { recursive: true })
const machine = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`
const results = { machine, measured }
writeFileSync('bench/results-export.json', `${JSON.stringify(results, null, 2)}\n`)
console.log(JSON.stringify(results, null, 2))

type Measured = Readonly<
  Record<'seconds' | 'processorSeconds' | 'queuedSeconds' | 'othersP95Ms' | 'othersMaxMs' | 'peakMB', number>
> & { readonly output: unknown }

/** Repeats some work while another client sends requests. @returns the round with the median time */
async function repeated(work: () => Promise<unknown>): Promise<Measured> {
  const all: Measured[] = []
  for (let round = -1; round < rounds; round++) {
    const before = await usageOf(service)
    const others = askAllTheWhile()
    const began = performance.now()
    const output = await work()
    const seconds = (performance.now() - began) / 1000
    const waited = (await others.stop()).toSorted((one, other) => one - other)
    const { peakMB, processorSeconds, queuedSeconds } = await usageOf(service)
    const result = {
      seconds: rounded(seconds),
      processorSeconds: rounded(processorSeconds - before.processorSeconds),
      queuedSeconds: rounded(queuedSeconds - before.queuedSeconds),
      othersP95Ms: rounded(waited[Math.floor(waited.length * 0.95)] ?? 0),
      othersMaxMs: rounded(waited.at(-1) ?? 0),
      peakMB,
      output,
    }
    // The first round is for warming up.
    if (round >= 0) all.push(result)
  }
  const median = all.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(all.length / 2)]
  if (median === undefined) throw new Error('There was no round')
  console.log(median)
  return median
}

async function usageOf(child: ChildProcess) {
  child.send('usage')
  const [usage] = await once(child, 'message')
  return v.parse(
    v.object({ peakMB: v.number(), processorSeconds: v.number(), queuedSeconds: v.number() }),
    usage,
  )
}

/**
 * Asks for the list of calendars again and again, one request at a time.
 *
 * @returns how long each took, in milliseconds
 */
function askAllTheWhile() {
  const waited: number[] = []
  const over = new AbortController()
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      await ask('GET', `${home}.json`)
      waited.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await asking
      return waited
    },
  }
}

/** Reads an answer to its end and discards it. @returns its status and megabytes */
async function ask(method: string, path: string, body?: string): Promise<string> {
  const asking = request({ host, port, method, path, headers })
  asking.end(body)
  const [answer] = await once(asking, 'response')
  let bytes = 0
  answer.on('data', (part: Uint8Array) => (bytes += part.byteLength))
  await once(answer, 'end')
  return `${answer.statusCode}, ${Math.round(bytes / megabyte)} MB`
}

/**
 * Four hundred bodies without their last byte, sent at once and held for a while.
 *
 * @returns the statuses of the answers meanwhile, and how many of each
 */
async function halfSent(megabytes: number): Promise<Record<string, number>> {
  const length = Math.floor(megabytes * megabyte)
  const answered: Record<string, number> = {}
  const sockets = Array.from({ length: 400 }, () => {
    const socket = connect(port, host)
    socket.on('error', () => undefined)
    socket.once('data', (data: Buffer) => {
      const status = data.toString('latin1').slice(9, 12)
      answered[status] = (answered[status] ?? 0) + 1
    })
    void sendAllBut(socket, length, 1)
    return socket
  })
  await new Promise((resolve) => setTimeout(resolve, 8000))
  for (const socket of sockets) socket.destroy()
  const sum = Object.values(answered).reduce((all, each) => all + each, 0)
  return { ...answered, 'not answered': sockets.length - sum }
}

/** Sends a body without its last bytes, as fast as it is read. */
async function sendAllBut(socket: Socket, length: number, missing: number): Promise<void> {
  const head = Object.entries({ ...headers, host, 'content-length': length })
  const lines = head.map(([name, value]) => `${name}: ${value}`)
  socket.write(`PUT ${home}/tenThousand/half.ics HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const part = Buffer.alloc(64 * 1024, 'x')
  for (let left = length - missing; left > 0 && !socket.destroyed; left -= part.byteLength) {
    const isTaken = socket.write(part.subarray(0, left))
    if (!isTaken) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined)
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
