import { digestNode } from './process/digestNode.ts'
import { identityProviderClient } from './provider/identityProviderClient.ts'
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
import { startWork } from './process/operation/startWork.ts'
import type { StopWork } from './calendar/scheduling/dueWork.ts'
import { allowedOrigins } from './http/headers/allowedOrigins.ts'
import { errorFacts } from './http/errorFacts.ts'
import { everythingAnswers } from './process/operation/everythingAnswers.ts'
import { openStore, writeAtStart } from './process/operation/openStore.ts'
import { seedSignOn } from './process/operation/seedSignOn.ts'
import { compressed } from './process/listen/compressed.ts'
import { observed } from './process/observation/observed.ts'
import { operated } from './process/observation/operated.ts'
import { pinoLog } from './process/observation/log/pinoLog.ts'
import { serviceMetrics } from './process/observation/metrics/serviceMetrics.ts'
import { storeLoad } from './process/observation/metrics/storeLoad.ts'
import { timedStore } from './process/observation/metrics/timedStore.ts'
import type { Directory, HealthCheck, Log, Ports, PushService } from './ports.ts'
import type { VapidKeys } from './push/vapidKeys.ts'
import type { Store } from './store/Store.ts'
import type { MailSettings } from './process/settings/mailRows.ts'
import type { Settings } from './process/settings/readSettings.ts'
import { defaultLimits } from './limits.ts'
import { monotonicClock, systemClock } from './clocks.ts'

/** How long after the start turns may be long: what is loaded is compiled when it first runs. */
const settlingMs = 1000

export type Running = {
  /** Where people open the application. */
  readonly url: string
  /** Answers running requests, closes the store and frees the ports, within about three seconds. */
  stop(): Promise<void>
}

export type RunOptions = {
  /** The folder of the built application. */
  readonly application: string
  readonly log?: Log
  /** Writes to the store before any request is answered. */
  readonly fill?: (store: Store) => Promise<void>
  /** Components besides our own. */
  readonly healthChecks?: readonly HealthCheck[]
}

/**
 * Runs all of it in this process: the store, the embedded identity provider if the settings ask for it, the
 * service and the application. Resolves when each of them has answered.
 *
 * @throws {StartProblem} with one sentence for the operator; nothing is left running then
 */
export async function run(settings: Settings, options: RunOptions): Promise<Running> {
  const { application, log = pinoLog(settings.logLevel), fill, healthChecks = [] } = options
  const build = readBuild(application)
  await using starting = new AsyncDisposableStack()
  const metrics = serviceMetrics()
  starting.defer(metrics.stop)
  const { store, load } = await openMeasuredStore(settings, log, metrics)
  starting.defer(() => store.close())

  const ports = await portsOf(settings, { store, log, metrics, healthChecks })
  const provider = await writeAtStart(settings, async () => {
    await seedSignOn(store, settings.provider)
    await fill?.(store)
    return startProvider(settings, ports)
  })
  starting.defer(() => provider?.stop())

  let isStopping = false
  // What a start loads makes turns of the event loop long, which says nothing about requests.
  let isLoading = true
  const core = createApp(ports)
  const service = operated(serveApplication(core, build, settings.service), {
    ...ports,
    metrics,
    isStopping: () => isStopping,
  })
  const answer = nodeRequests(observed(compressed(service), { log, metrics }), settings.isProxyTrusted)
  const shed = shedding(answer, {
    log,
    refused: metrics.refused,
    isStoreBusy: load.isBusy,
    isLoading: () => isLoading,
    origins: allowedOrigins(settings.service),
  })
  starting.defer(shed.stop)
  const listener = await listen(
    { host: settings.host, port: settings.port, setting: 'PORT', log, connected: shed.connected },
    knownHosts(shed.handle, { settings: settings.service, isProxyTrusted: settings.isProxyTrusted, log }),
  )
  let stopWork: StopWork = async () => undefined
  starting.defer(async () => {
    isStopping = true
    log('stopping')
    await Promise.all([stopWork(), listener.stop()])
  })
  await everythingAnswers(settings, store)

  stopWork = startWork(core, settings.service.publicUrl)
  log('started')
  setImmediate(() => {
    const loaded = provider?.load().catch((error: unknown) => log('server-error', errorFacts(error)))
    // The turn in which it ends counts as well.
    void Promise.resolve(loaded).then(() => setTimeout(() => (isLoading = false), settlingMs).unref())
  })
  const running = starting.move()
  return { url: settings.service.publicUrl, stop: () => running.disposeAsync() }
}

type Metrics = ReturnType<typeof serviceMetrics>

/** The store, each call of it timed, and how busy it is. */
async function openMeasuredStore(settings: Settings, log: Log, metrics: Metrics) {
  const load = storeLoad(monotonicClock)
  const opened = await openStore(settings, { onDamage: (damage) => log('store-damaged', { damage }) })
  const store = timedStore(opened, (operation, seconds) => {
    metrics.storeCall(operation, seconds)
    load.note(seconds * 1000)
  })
  return { store, load }
}

async function portsOf(
  settings: Settings,
  {
    store,
    log,
    metrics,
    healthChecks,
  }: Pick<Ports, 'store' | 'log' | 'healthChecks'> & { readonly metrics: Metrics },
): Promise<Ports> {
  return {
    store,
    identityProvider: identityProviderClient({
      isPrivateAllowed: settings.service.isPrivateProviderAllowed ?? true,
    }),
    passwords: passwordsScrypt(),
    digest: digestNode,
    directories: await directoriesOf(settings.directories),
    ...(settings.mail && (await mailPortsOf(settings.mail, log))),
    ...(await webPortsOf(settings)),
    ...(settings.vapid && { push: await pushOf(settings.vapid) }),
    clock: systemClock,
    log,
    count: metrics.count,
    healthChecks: [serviceCheck(metrics.load), ...healthChecks],
    settings: settings.service,
  }
}

/** The embedded provider; null if people sign in elsewhere. */
async function startProvider(settings: Settings, ports: Ports) {
  const { provider, host, dataDir } = settings
  if (provider.kind !== 'embedded') {
    await retireEmbeddedAdmin(ports)
    return null
  }
  await welcomeEmbeddedAdmin(ports)
  return startEmbeddedProvider({
    ...provider,
    host,
    dataDir,
    applicationUrls: applicationUrls(settings),
    log: ports.log,
  })
}

/** The code that sends and reads mail is loaded only if there is a mail server. */
async function mailPortsOf({ smtp, imap }: MailSettings, log: Log): Promise<Pick<Ports, 'mail' | 'mailbox'>> {
  const { smtpMail } = await import('./mail/smtpMail.ts')
  if (imap === undefined) return { mail: smtpMail(smtp) }
  const { imapMailbox } = await import('./mail/imapMailbox.ts')
  return { mail: smtpMail(smtp), mailbox: imapMailbox(imap, log) }
}

/** The code that reads calendars on the web is loaded only if there may be some. */
async function webPortsOf({ webCalendars, service }: Settings): Promise<Pick<Ports, 'webFiles'>> {
  if (webCalendars === 'none') return {}
  const { webFilesOf } = await import('./process/webfiles/webFilesOf.ts')
  return { webFiles: webFilesOf(service.limits ?? defaultLimits, webCalendars === 'all') }
}

/** The code that sends is loaded only if there are keys. */
async function pushOf(keys: VapidKeys): Promise<PushService> {
  const { webPush } = await import('./push/webPush.ts')
  return webPush(keys)
}

/** The code that reaches directories is loaded only if there is one. */
async function directoriesOf(directories: Settings['directories']): Promise<readonly Directory[]> {
  if (directories.length === 0) return []
  const { ldapDirectory } = await import('./ldap/ldapDirectory.ts')
  const { breakingDirectory } = await import('./ldap/breakingDirectory.ts')
  return directories.map((directory) => breakingDirectory(ldapDirectory(directory)))
}
