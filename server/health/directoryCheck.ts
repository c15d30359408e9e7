import type { HealthReason } from '#contract/health.ts'
import { redacted } from '#domain/health/redact.ts'
import { domainIdOf } from '../rooms/domainIdOf.ts'
import type { Directory, HealthCheck } from '../ports.ts'

/** Healthy if people can be searched in every directory, with the details of each connection (HC-7). */
export const directoryCheck = (directories: readonly Directory[]): HealthCheck => ({
  name: 'ldap',
  check: async () => {
    const info = await Promise.all(directories.map(connectionInfo))
    const down = info.filter(({ state }) => state === 'down')
    if (down.length === 0) return { status: 'healthy', details: { cause: null, info } }
    const cause = down.map(({ name, message }) => `${name}: ${message}`).join('; ')
    return { status: 'unhealthy', details: { cause, reasons: [unreachable], info } }
  },
})

const unreachable: HealthReason = { code: 'directory-unreachable' }
const searchable: HealthReason = { code: 'people-searchable' }

async function connectionInfo(directory: Directory) {
  const { name, url, adminDn, searchBase, searchFilter, mapping, usage, domain } = directory.settings
  const problem = await directory.problem()
  return {
    configuration: { mapping, url, adminDn, adminPassword: redacted, searchBase, searchFilter },
    usage,
    name,
    domainId: domain === undefined ? null : await domainIdOf(domain),
    state: problem === null ? 'up' : 'down',
    message: problem ?? 'People can be searched.',
    reasons: [problem === null ? searchable : unreachable],
  }
}
