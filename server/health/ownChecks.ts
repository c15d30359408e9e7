import type { HealthReason } from '#contract/health.ts'
import type { HealthCheck, Ports } from '../ports.ts'
import { readOpenIdSettings } from '../configuration/settings/openIdSettings.ts'
import type { Store } from '../store/Store.ts'
import { replacedFile, StoreDamaged } from '../store/storeErrors.ts'
import { directoryCheck } from './directoryCheck.ts'
import { imapCheck, smtpCheck } from './mailChecks.ts'
import { pushCheck } from './pushCheck.ts'

/**
 * The parts that the service itself needs: its store, the identity providers, and directories, mail and push if there are
 * any.
 */
export const ownChecks = ({
  directories = [],
  mail,
  mailbox,
  push,
  ...ports
}: Pick<
  Ports,
  'store' | 'identityProvider' | 'directories' | 'mail' | 'mailbox' | 'push'
>): readonly HealthCheck[] => [
  storeCheck(ports),
  identityProviderCheck(ports),
  ...(directories.length > 0 ? [directoryCheck(directories)] : []),
  ...(mail === undefined ? [] : [smtpCheck(mail)]),
  ...(mailbox === undefined ? [] : [imapCheck(mailbox)]),
  ...(push === undefined ? [] : [pushCheck(push)]),
]

/**
 * Healthy if the store answers and takes a write: on a full disk, behind the lock of another program or on a file
 * system that turned read-only, everything can still be read.
 */
const storeCheck = ({ store }: Pick<Ports, 'store'>): HealthCheck => ({
  name: 'store',
  check: async () => {
    const damage = await damageOf(store)
    if (damage !== null) return { status: 'unhealthy', details: damaged(store.engine, damage) }
    await store.tryWrite?.()
    return { status: 'healthy', details: { info: [{ name: store.engine, state: 'up' }] } }
  },
})

function damaged(name: string, cause: string) {
  const reasons: readonly HealthReason[] = [
    { code: cause === replacedFile ? 'store-replaced' : 'store-damaged' },
  ]
  return { cause, reasons, info: [{ name, state: 'damaged', message: cause, reasons }] }
}

/** What is damaged, or null. Throws if the store does not answer. */
async function damageOf(store: Store): Promise<string | null> {
  try {
    await store.ping()
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error
    return store.damage?.() ?? error.message
  }
  return store.damage?.() ?? null
}

const notConfigured: { readonly cause: string; readonly reasons: readonly HealthReason[] } = {
  cause: 'Sign-in is not configured',
  reasons: [{ code: 'sign-in-not-configured' }],
}
const noIssuer: readonly HealthReason[] = [{ code: 'no-issuer' }]
const unreachable: readonly HealthReason[] = [{ code: 'provider-unreachable' }]

/** Healthy if the discovery document of every configured issuer can be read. */
const identityProviderCheck = ({
  store,
  identityProvider,
}: Pick<Ports, 'store' | 'identityProvider'>): HealthCheck => ({
  name: 'identity-provider',
  check: async () => {
    const settings = await readOpenIdSettings(store)
    if (settings === null) return { status: 'unhealthy', details: notConfigured }
    const issuers = settings.clients.map(({ issuer_url }) => issuer_url ?? settings.issuer_url)
    const info = await Promise.all(
      [...new Set(issuers)].map(async (issuer) => {
        if (issuer === undefined)
          return { state: 'unknown', message: 'No issuer is configured to ask', reasons: noIssuer }
        const answer = await identityProvider.discover(issuer)
        return answer.kind === 'found'
          ? { issuer_url: issuer, state: 'up' }
          : { issuer_url: issuer, state: 'down', message: answer.cause, reasons: unreachable }
      }),
    )
    const down = info.find(({ state }) => state === 'down')
    return down === undefined
      ? { status: 'healthy', details: { info } }
      : { status: 'unhealthy', details: { cause: down.message, reasons: down.reasons, info } }
  },
})
