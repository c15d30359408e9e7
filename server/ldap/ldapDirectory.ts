import { ResultCodeError, type Client, type Entry } from 'ldapts'
import type { Directory, DirectoryAnswer, DirectorySettings } from '../ports.ts'
import { ldapCause, overLdap } from './ldapConnection.ts'
import { filterFor } from './ldapFilter.ts'

/**
 * How a directory says that it will not have this name with this password, or not any more (RFC 4511 appendix
 * A).
 */
const refusingCodes = new Set([
  19, // constraint violation: locked, in many directories
  32, // no such object
  48, // inappropriate authentication: the entry has no password
  49, // invalid credentials
  50, // insufficient access rights
  53, // unwilling to perform: disabled
])

export type LdapTimes = {
  /** For a sign-in, all of it. */
  readonly timeoutMs?: number
  /**
   * For a look whether it is well: less than the health page waits (HC-6), so that it can say which of
   * several is not.
   */
  readonly probeMs?: number
}

/**
 * A directory reached by LDAP v3: the administrator looks the person up, then the person's own password is
 * tried.
 */
export function ldapDirectory(
  settings: DirectorySettings,
  { timeoutMs = 2000, probeMs = 2000 }: LdapTimes = {},
): Directory {
  const { searchBase, searchFilter, mapping } = settings

  const search = async (client: Client, username: string): Promise<readonly Entry[]> => {
    if (settings.adminDn !== '') await client.bind(settings.adminDn, settings.adminPassword)
    const { searchEntries } = await client.search(searchBase, {
      scope: 'sub',
      filter: filterFor(searchFilter, username),
      attributes: Object.values(mapping),
      // Two are as good as a thousand: not one.
      sizeLimit: 2,
    })
    return searchEntries
  }

  return {
    settings,
    authenticate: async (username, password, takeTurn = everyEntry): Promise<DirectoryAnswer> => {
      // An empty password would be a wish to be nobody, which directories grant (RFC 4513 5.1.2).
      if (password === '') return { kind: 'refused', reason: 'empty password' }
      try {
        return await overLdap(settings, timeoutMs, async (client) => {
          const [entry, ...others] = await search(client, username)
          if (entry === undefined || entry.dn === '') return { kind: 'refused', reason: 'no such person' }
          if (others.length > 0) return { kind: 'refused', reason: 'several people of that name' }
          if (!(await takeTurn(entry.dn.toLowerCase()))) return { kind: 'not-admitted' }
          if (!(await isPasswordOf(client, entry.dn, password))) {
            return { kind: 'refused', reason: 'wrong password' }
          }
          return {
            kind: 'known',
            emails: textsIn(entry, mapping.email),
            firstName: textsIn(entry, mapping.firstname)[0] ?? '',
            lastName: textsIn(entry, mapping.lastname)[0] ?? '',
          }
        })
      } catch (error) {
        return { kind: 'unreachable', cause: ldapCause(error) }
      }
    },
    problem: async () => {
      try {
        await overLdap(settings, probeMs, (client) => search(client, 'health-check'))
        return null
      } catch (error) {
        return ldapCause(error)
      }
    },
  }
}

async function isPasswordOf(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password)
    return true
  } catch (error) {
    if (error instanceof ResultCodeError && refusingCodes.has(error.code)) return false
    throw error
  }
}

const everyEntry = async () => true

/** An attribute's texts; directories write its name in letters of their own. */
function textsIn(entry: Entry, attribute: string): readonly string[] {
  const found = Object.entries(entry).find(([name]) => name.toLowerCase() === attribute.toLowerCase())
  return [found?.[1] ?? []].flat().filter((value) => typeof value === 'string')
}
