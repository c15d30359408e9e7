import * as v from 'valibot'
import { defaultFilter, directories, ldapAddress, searchFilter } from './directoryTypes.ts'
import { row } from './row.ts'
import { answer, domainName, someText } from './settingTypes.ts'

/** Settings of directories: one in the environment, several in kalends.json. */
export const directoryRows = {
  LDAP_URL: row(
    'directory.url',
    v.optional(ldapAddress),
    'A directory that people sign in by (`basic-ldap`). The next seven say how.',
  ),
  LDAP_START_TLS: row(
    'directory.startTls',
    v.optional(answer, 'false'),
    'Whether an `ldap://` connection turns to TLS first.',
  ),
  LDAP_ADMIN_DN: row(
    'directory.adminDn',
    v.optional(someText),
    'Who searches there.',
    'nobody in particular',
  ),
  LDAP_ADMIN_PASSWORD: row('directory.adminPassword', v.optional(someText), 'The password of that one.'),
  LDAP_SEARCH_BASE: row('directory.searchBase', v.optional(someText), 'Below which entry people are.'),
  LDAP_SEARCH_FILTER: row(
    'directory.searchFilter',
    v.optional(searchFilter, defaultFilter),
    'How one is found by the name they type.',
  ),
  LDAP_DOMAIN: row(
    'directory.domain',
    v.optional(domainName),
    'The only e-mail domain it may speak for.',
    'every one of `KALENDS_DOMAINS`',
  ),
  LDAP_AUTO_PROVISIONING: row(
    'directory.autoProvisioning',
    v.optional(answer, 'true'),
    'Whether people unknown here become users by it.',
  ),
  LDAP_DIRECTORIES: row(
    'directories',
    v.optional(directories, '[]'),
    'Several directories: a list of `{name, url, startTls, adminDn, adminPassword, searchBase, searchFilter, mapping: {firstname, lastname, email}, usage: {auth, search, autoProvisioning}, domain}`.',
  ),
}
