import { digestNode } from '#server/process/digestNode.ts'
import { passwordsScrypt } from '#server/process/passwordsScrypt.ts'
import { sqliteStore } from '#server/store/sqlite/sqliteStore.ts'
import { scriptedProvider } from '#server/conformance/testing/scriptedProvider.ts'
import { createApp } from '#server/app.ts'
import { compressed } from '#server/process/listen/compressed.ts'
import { listen } from '#server/process/listen/listen.ts'
import { nodeRequests } from '#server/process/listen/nodeRequests.ts'
import { shedding } from '#server/process/listen/shedding.ts'
import { observed } from '#server/process/observation/observed.ts'
import { operated } from '#server/process/observation/operated.ts'
import { pinoLog } from '#server/process/observation/log/pinoLog.ts'
import { serviceMetrics } from '#server/process/observation/metrics/serviceMetrics.ts'
import { timedStore } from '#server/process/observation/metrics/timedStore.ts'
import type { ServiceSettings } from '#server/ports.ts'
import type { Store } from '#server/store/Store.ts'
import { systemClock } from '#server/clocks.ts'
import { email, host, token } from './sixWeeks.ts'

/** The service over HTTP with a store that is filled first. Only one person can call it. */
export async function serveCalendar(port: number, file: string, fill: (store: Store) => Promise<void>) {
  const metrics = serviceMetrics()
  const log = pinoLog('info', { write: () => undefined })
  const store = timedStore(await sqliteStore(file), metrics.storeCall)
  await fill(store)
  const value = { clients: [{ client_id: 'bench', user_info_url: 'http://provider.example/me' }] }
  await store.configuration.put([{ name: 'core', configurations: [{ name: 'openid-connect', value }] }])
  const provider = scriptedProvider()
  provider.tokens.set(token, { email, email_verified: true })
  const settings: ServiceSettings = {
    publicUrl: `http://${host}:${port}`,
    allowedOrigins: [],
    domains: ['kalends.example'],
    admins: [],
    strategies: ['openid-connect'],
    calendarCredential: 'bearer',
    acceptUnverifiedEmail: false,
  }
  const service = createApp({
    store,
    log,
    count: metrics.count,
    passwords: passwordsScrypt(),
    digest: digestNode,
    clock: systemClock,
    identityProvider: provider,
    healthChecks: [],
    settings,
  })
  const operation = { store, settings, log, metrics, isStopping: () => false }
  const shed = shedding(
    nodeRequests(observed(compressed(operated(service, operation)), { log, metrics }), false),
    { log, refused: metrics.refused, isStoreBusy: () => false, isLoading: () => false, origins: new Set() },
  )
  await listen({ host, port, setting: 'PORT', connected: shed.connected }, shed.handle)
}
