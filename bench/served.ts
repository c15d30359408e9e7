import type { RequestListener } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { digestNode } from '#server/adapters/digestNode.ts'
import { passwordsScrypt } from '#server/adapters/passwordsScrypt.ts'
import { sqliteStore } from '#server/adapters/sqliteStore.ts'
import { scriptedProvider } from '#server/conformance/scriptedProvider.ts'
import { createServer } from '#server/createServer.ts'
import { compressed } from '#server/listen/compressed.ts'
import { listen } from '#server/listen/listen.ts'
import { nodeRequests } from '#server/listen/nodeRequests.ts'
import { shedding } from '#server/listen/shedding.ts'
import { observed } from '#server/observation/observed.ts'
import { operated } from '#server/observation/operated.ts'
import { pinoLog } from '#server/observation/pinoLog.ts'
import { serviceMetrics } from '#server/observation/serviceMetrics.ts'
import { timedStore } from '#server/observation/timedStore.ts'
import type { ServiceSettings } from '#server/ports.ts'
import type { Store } from '#server/store.ts'
import { bareWrites } from './bareWrites.ts'
import { email, homeId, host, token } from './sixWeeks.ts'
import { manyEvents } from './manyEvents.ts'

// A service with a full calendar, or a bare server of one text, on a thread of its own; it says when it is ready.
const asked = v.parse(
  v.variant('kind', [
    v.object({ kind: v.literal('service'), port: v.number(), file: v.string(), count: v.number() }),
    v.object({ kind: v.literal('raw'), port: v.number(), text: v.string() }),
    v.object({ kind: v.literal('bareWrites'), file: v.string(), count: v.number() }),
  ]),
  workerData,
)
if (asked.kind === 'service') await serveCalendar(asked)
else if (asked.kind === 'bareWrites') await writeBare(asked)
else await listen({ host, port: asked.port, setting: 'PORT' }, rawServer(asked.text))
parentPort?.postMessage('ready')

function rawServer(text: string): RequestListener {
  return (request, response) => {
    // A REPORT brings a body, which has to be read by anybody.
    request.resume().once('end', () => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      })
      response.end(text)
    })
  }
}

/** Writes for as many seconds as it is told, each time it is told, and says how that went. */
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
  // Together, so that they share the flushes of the disk.
  await Promise.all([...manyEvents(homeId, count)].map((event) => store.events.put(event, { kind: 'none' })))
}

async function serveCalendar({ port, file, count }: { port: number; file: string; count: number }) {
  const metrics = serviceMetrics()
  const log = pinoLog('info', { write: () => undefined })
  const store = timedStore(await sqliteStore(file), metrics.storeCall)
  await fill(store, count)
  const value = { clients: [{ client_id: 'bench', user_info_url: 'http://provider.example/me' }] }
  await store.configuration.put([{ name: 'core', configurations: [{ name: 'openid-connect', value }] }])
  const provider = scriptedProvider()
  provider.tokens.set(token, { email })
  const settings: ServiceSettings = {
    publicUrl: `http://${host}:${port}`,
    allowedOrigins: [],
    domains: ['kalends.example'],
    admins: [],
    strategies: ['openid-connect'],
    calendarCredential: 'bearer',
    acceptUnverifiedEmail: false,
  }
  const service = createServer({
    store,
    log,
    count: metrics.count,
    passwords: passwordsScrypt(),
    digest: digestNode,
    clock: () => Date.now(),
    identityProvider: provider,
    healthChecks: [],
    settings,
  })
  parentPort?.on('message', (question) =>
    parentPort?.postMessage(question === 'heap' ? heapBytes() : processorMs()),
  )
  const operation = { store, settings, log, metrics, isStopping: () => false }
  const shed = shedding(
    nodeRequests(observed(compressed(operated(service, operation)), { log, metrics }), false),
    { log, refused: metrics.refused, isStoreBusy: () => false, origins: new Set() },
  )
  await listen({ host, port, setting: 'PORT', connected: shed.connected }, shed.handle)
}

/** What this thread keeps, once what nobody needs is gone. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return process.memoryUsage().heapUsed
}

/** What this thread has worked since it began. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
