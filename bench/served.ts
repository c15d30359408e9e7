import type { RequestListener } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { sqliteStore } from '#server/store/sqlite/sqliteStore.ts'
import { listen } from '#server/process/listen/listen.ts'
import type { Store } from '#server/store/Store.ts'
import { bareWrites } from './bareWrites.ts'
import { serveCalendar } from './serveCalendar.ts'
import { email, homeId, host } from './sixWeeks.ts'
import { manyEvents } from './manyEvents.ts'

// A service with a full calendar, or a bare server of one text, on a thread of its own. It posts a message
// when it is ready.
const asked = v.parse(
  v.variant('kind', [
    v.object({ kind: v.literal('service'), port: v.number(), file: v.string(), count: v.number() }),
    v.object({ kind: v.literal('raw'), port: v.number(), text: v.string() }),
    v.object({ kind: v.literal('bareWrites'), file: v.string(), count: v.number() }),
  ]),
  workerData,
)
if (asked.kind === 'service') await serveService(asked)
else if (asked.kind === 'bareWrites') await writeBare(asked)
else await listen({ host, port: asked.port, setting: 'PORT' }, rawServer(asked.text))
parentPort?.postMessage('ready')

function rawServer(text: string): RequestListener {
  return (request, response) => {
    // The body of a REPORT must be read by any server.
    request.resume().once('end', () => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      })
      response.end(text)
    })
  }
}

/** Writes for the given seconds at each message, and posts the results. */
async function writeBare({ file, count }: { file: string; count: number }) {
  const store = await sqliteStore(file)
  await fill(store, count)
  await store.close()
  const write = bareWrites(file, count)
  parentPort?.on('message', (seconds) => parentPort?.postMessage(write(v.parse(v.number(), seconds))))
}

async function fill(store: Store, count: number) {
  await store.users.provision(
    { id: homeId, email, firstName: 'Alice', lastName: 'Archer', domainId: 'd'.repeat(24) },
    { homeId, calendarId: homeId, name: null, description: null, colour: null, order: null, revision: 1 },
  )
  // In parallel, so that they share flushes of the disk.
  await Promise.all([...manyEvents(homeId, count)].map((event) => store.events.put(event, { kind: 'none' })))
}

async function serveService({ port, file, count }: { port: number; file: string; count: number }) {
  parentPort?.on('message', (question) =>
    parentPort?.postMessage(question === 'heap' ? heapBytes() : processorMs()),
  )
  await serveCalendar(port, file, (store) => fill(store, count))
}

/** The heap of this thread after a garbage collection, in bytes. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return process.memoryUsage().heapUsed
}

/** The processor time of this thread, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
