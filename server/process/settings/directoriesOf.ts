import type { DirectorySettings } from '../../ports.ts'
import type { SettingValues } from './settingTable.ts'

/** All directories in the settings: the one of the environment first, then those of the list. */
export function directoriesOf(values: SettingValues): readonly DirectorySettings[] {
  return [...oneOf(values), ...values.LDAP_DIRECTORIES]
}

function oneOf(values: SettingValues): readonly DirectorySettings[] {
  const { LDAP_URL: url, LDAP_SEARCH_BASE: searchBase, LDAP_DOMAIN: domain } = values
  if (url === undefined || searchBase === undefined) return []
  return [
    {
      name: 'directory',
      url,
      startTls: values.LDAP_START_TLS,
      adminDn: values.LDAP_ADMIN_DN ?? '',
      adminPassword: values.LDAP_ADMIN_PASSWORD ?? '',
      searchBase,
      searchFilter: values.LDAP_SEARCH_FILTER,
      mapping: { firstname: 'givenName', lastname: 'sn', email: 'mail' },
      usage: { auth: true, search: false, autoProvisioning: values.LDAP_AUTO_PROVISIONING },
      ...(domain !== undefined && { domain }),
    },
  ]
}

/** Settings that are valid alone but not together, in the form of `contradictions`. */
export function directoryContradictions(values: SettingValues): readonly (readonly [boolean, string])[] {
  const { LDAP_URL: url } = values
  const only = ['LDAP_ADMIN_DN', 'LDAP_ADMIN_PASSWORD', 'LDAP_SEARCH_BASE', 'LDAP_DOMAIN'] as const
  const isBy = values.AUTH_API_STRATEGIES?.includes('basic-ldap') ?? false
  return [
    [
      url !== undefined && values.LDAP_SEARCH_BASE === undefined,
      'LDAP_SEARCH_BASE must be set where LDAP_URL is.',
    ],
    [
      values.LDAP_ADMIN_DN !== undefined && values.LDAP_ADMIN_PASSWORD === undefined,
      'LDAP_ADMIN_PASSWORD must be set where LDAP_ADMIN_DN is.',
    ],
    [
      url !== undefined && values.LDAP_START_TLS && !/^ldap:/i.test(url),
      'LDAP_START_TLS is for an ldap:// address in LDAP_URL.',
    ],
    ...only.map(
      (name) =>
        [url === undefined && values[name] !== undefined, `${name} is of no use without LDAP_URL.`] as const,
    ),
    [
      isBy && directoriesOf(values).length === 0,
      'AUTH_API_STRATEGIES names basic-ldap, which needs a directory: set LDAP_URL.',
    ],
  ]
}
