import { isLoopback } from '../../net/isLoopback.ts'
import type { Log } from '../../ports.ts'
import type { Settings } from './readSettings.ts'
import { settingTable } from './settingTable.ts'

/**
 * Warns of settings with which a start is possible and hardly meant. In `kalends.json` an unknown name is refused; the
 * environment belongs to other programs too.
 */
export function logDoubts(
  { provider, service }: Settings,
  environment: Readonly<Record<string, string | undefined>>,
  log: Log,
): void {
  const { domains, admins, publicUrl } = service
  const isOwn = provider.kind === 'own'
  const doubts: readonly (readonly [isDoubtful: boolean, setting: string, why: string])[] = [
    ...Object.keys(environment).map((name) => [isMistyped(name), name, 'is no setting'] as const),
    [isOwn && domains.length === 0, 'KALENDS_DOMAINS', 'is empty: only administrators can sign in'],
    [isOwn && admins.length === 0, 'KALENDS_ADMINS', 'is empty: nobody can administer'],
    [isPlain(publicUrl), 'PUBLIC_URL', 'begins with http://: nobody can sign in by a browser'],
    [
      isOwn && isPlain(provider.issuer),
      'OIDC_ISSUER',
      'begins with http://: passwords can be read on the way',
    ],
  ]
  for (const [isDoubtful, setting, why] of doubts) if (isDoubtful) log('setting-doubtful', { setting, why })
}

/** What Kubernetes gives to every program beside a service called kalends is none of ours. */
const isMistyped = (name: string): boolean =>
  /^(?:KALENDS|OIDC|LDAP)_/.test(name) &&
  !/^KALENDS_(?:SERVICE|PORT)(?:_|$)/.test(name) &&
  !Object.hasOwn(settingTable.entries, name)

function isPlain(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'http:' && !isLoopback(url.hostname)
}
