import { FilterParser } from 'ldapts'
import * as v from 'valibot'
import { filterFor, hasPlaceholder } from '../../ldap/ldapFilter.ts'
import { domainName } from './settingTypes.ts'

/** The address of a directory. */
export const ldapAddress = v.pipe(
  v.string('must be a text'),
  v.check(
    (text) => /^ldaps?:\/\/[^\s/?#@]+\/?$/i.test(text) && URL.canParse(text),
    'must be an address such as ldaps://directory.example.org, without credentials',
  ),
)

/** A search filter (RFC 4515) with a place for the name. */
export const searchFilter = v.pipe(
  v.string('must be a text'),
  v.check(
    (text) => hasPlaceholder(text) && isFilter(filterFor(text, 'name')),
    'must be a search filter such as (mail={{username}})',
  ),
)

export const defaultFilter = '(mail={{username}})'

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'))
const attribute = v.pipe(text, v.regex(/^[\w;.-]+$/, 'must be the name of an attribute'))
const yesOrNo = v.boolean('must be true or false')

/** An entry of `directories` in kalends.json. The field names are those of HC-7. */
const directory = v.pipe(
  known({
    name: v.optional(text, 'directory'),
    url: ldapAddress,
    startTls: v.optional(yesOrNo, false),
    adminDn: v.optional(v.string('must be a text'), ''),
    adminPassword: v.optional(v.string('must be a text'), ''),
    searchBase: text,
    searchFilter: v.optional(searchFilter, defaultFilter),
    mapping: v.optional(
      known({
        firstname: v.optional(attribute, 'givenName'),
        lastname: v.optional(attribute, 'sn'),
        email: v.optional(attribute, 'mail'),
      }),
      {},
    ),
    usage: v.optional(
      known({
        auth: v.optional(yesOrNo, true),
        search: v.optional(yesOrNo, false),
        autoProvisioning: v.optional(yesOrNo, true),
      }),
      {},
    ),
    domain: v.optional(domainName),
  }),
  // Without a password the directory would accept the administrator anonymously, and then find nobody.
  v.check(
    ({ adminDn, adminPassword }) => adminDn === '' || adminPassword !== '',
    'must have an adminPassword',
  ),
  v.check(
    ({ url, startTls }) => !startTls || /^ldap:/i.test(url),
    'must have an ldap:// address where startTls is true',
  ),
  v.transform(({ domain, ...rest }) => (domain === undefined ? rest : { ...rest, domain })),
)

/** Several directories, as JSON. */
export const directories = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be JSON'),
  v.array(directory, 'must be a list'),
)

function known<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) => {
    if (received === 'undefined') return 'is missing'
    return expected === 'never' ? 'is not a setting of a directory' : 'must be an object'
  })
}

function isFilter(candidate: string): boolean {
  try {
    FilterParser.parseString(candidate)
    return true
  } catch {
    return false
  }
}
