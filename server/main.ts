import { digestNode } from './process/digestNode.ts'
import { identityProviderClient } from './net/identityProviderClient.ts'
import { passwordsScrypt } from './process/passwordsScrypt.ts'
import { createApp } from './app.ts'
import { startEmbeddedProvider } from './embedded/startEmbeddedProvider.ts'
import { retireEmbeddedAdmin } from './embedded/retireEmbeddedAdmin.ts'
import { welcomeEmbeddedAdmin } from './embedded/welcomeEmbeddedAdmin.ts'
import { serviceCheck } from './health/serviceCheck.ts'
import { knownHosts } from './process/listen/knownHosts.ts'
import { listen } from './process/listen/listen.ts'
import { nodeRequests } from './process/listen/nodeRequests.ts'
import { readBuild } from './process/listen/readBuild.ts'
import { shedding } from './process/listen/shedding.ts'
import { serveApplication } from './process/listen/serveApplication.ts'
import { applicationUrls } from './process/operation/applicationUrls.ts'
import { healthBeat } from './process/operation/healthBeat.ts'
import { allowedOrigins } from './http/allowedOrigins.ts'
import { errorFacts } from './http/errorFacts.ts'
import { everythingAnswers } from './process/operation/everythingAnswers.ts'
import { openStore } from './process/operation/openStore.ts'
import { seedSignOn } from './process/operation/seedSignOn.ts'
import { compressed } from './process/listen/compressed.ts'
import { observed } from './process/observation/observed.ts'
import { operated } from './process/observation/operated.ts'
import { pinoLog } from './process/observation/pinoLog.ts'
import { serviceMetrics } from './process/observation/serviceMetrics.ts'
import { storeLoad } from './process/observation/storeLoad.ts'
import { timedStore } from './process/observation/timedStore.ts'
import type { Directory, HealthCheck, Log, Ports } from './ports.ts'
import type { Store } from './store/Store.ts'
import type { Settings } from './process/settings/readSettings.ts'

export type Running = {
  /** Where people open the application. */
  readonly url: string
  /** Answers what is under way, closes the store, frees the ports; within three seconds or so. */
  stop(): Promise<void>
}

export type RunOptions = {
  /** The folder of the built application. */
  readonly application: string
  readonly log?: Log
  /** Puts things into the store before anybody is served. */
  readonly fill?: (store: Store) => Promise<void>
  /** Components besides our own. */
  readonly healthChecks?: readonly HealthCheck[]
}

/**
 * Run the whole of it in this process: store, identity provider where it is the embedded one, service, application. It is
 * given back when each of them has answered.
 *
 * @throws {StartProblem} with one sentence for the operator; nothing is left running then
 */
export async function run(settings: Settings, options: RunOptions): Promise<Running> {
  const { application, log = pinoLog(settings.logLevel), fill, healthChecks = [] } = options
  const build = readBuild(application)
  await using starting = new AsyncDisposableStack()
  const metrics = serviceMetrics()
  starting.defer(metrics.stop)
  const load = storeLoad(() => performance.now())
  const opened = await openStore(settings, { onDamage: (damage) => log('store-damaged', { damage }) })
  const store = timedStore(opened, (operation, seconds) => {
    metrics.storeCall(operation, seconds)
    load.note(seconds * 1000)
  })
  starting.defer(() => store.close())

  const identityProvider = identityProviderClient({
    isPrivateAllowed: settings.service.isPrivateProviderAllowed ?? true,
  })
  const ports: Ports = {
    store,
    identityProvider,
    passwords: passwordsScrypt(),
    digest: digestNode,
    directories: await directoriesOf(settings.directories),
    clock: () => Date.now(),
    log,
    count: metrics.count,
    healthChecks: [serviceCheck(metrics.load), ...healthChecks],
    settings: settings.service,
  }
  let loadLater = () => {}
  await seedSignOn(store, settings.provider)
  await fill?.(store)
  if (settings.provider.kind === 'embedded') {
    await welcomeEmbeddedAdmin(ports)
    const provider = await startEmbeddedProvider({
      ...settings.provider,
      host: settings.host,
      dataDir: settings.dataDir,
      applicationUrls: applicationUrls(settings),
      log,
    })
    starting.defer(() => provider.stop())
    loadLater = () => void provider.load().catch((error: unknown) => log('server-error', errorFacts(error)))
  } else {
    await retireEmbeddedAdmin(ports)
  }
  let isStopping = false
  const core = createApp(ports)
  const service = operated(serveApplication(core, build, settings.service), {
    ...ports,
    metrics,
    isStopping: () => isStopping,
  })
  const shed = shedding(
    nodeRequests(observed(compressed(service), { log, metrics }), settings.isProxyTrusted),
    {
      log,
      refused: metrics.refused,
      isStoreBusy: load.isBusy,
      origins: allowedOrigins(settings.service),
    },
  )
  starting.defer(shed.stop)
  const listener = await listen(
    { host: settings.host, port: settings.port, setting: 'PORT', log, connected: shed.connected },
    knownHosts(shed.handle, {
      settings: settings.service,
      isProxyTrusted: settings.isProxyTrusted,
      log,
    }),
  )
  starting.defer(() => {
    isStopping = true
    log('stopping')
    return listener.stop()
  })
  await everythingAnswers(settings, store)

  starting.defer(healthBeat(core, settings.service.publicUrl))
  log('started')
  setImmediate(loadLater)
  const running = starting.move()
  return { url: settings.service.publicUrl, stop: () => running.disposeAsync() }
}

/** Reaching directories is loaded where there are any. */
async function directoriesOf(directories: Settings['directories']): Promise<readonly Directory[]> {
  if (directories.length === 0) return []
  const { ldapDirectory } = await import('./ldap/ldapDirectory.ts')
  const { breakingDirectory } = await import('./ldap/breakingDirectory.ts')
  return directories.map((directory) => breakingDirectory(ldapDirectory(directory)))
}
