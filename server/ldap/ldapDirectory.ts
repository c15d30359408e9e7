import { ResultCodeError, type Client, type Entry } from 'ldapts'
import type { Directory, DirectoryAnswer, DirectoryEntry, DirectorySettings } from '../ports.ts'
import { ldapCause, overLdap } from './ldapConnection.ts'
import { beginsFilter, filterFor } from './ldapFilter.ts'

/**
 * The result codes with which a directory rejects a name or a password, or an account that has ended (RFC
 * 4511 appendix A).
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
  /** For a whole sign-in. */
  readonly timeoutMs?: number
  /**
   * For a health check. Shorter than the health page waits (HC-6), so that it can say which of several
   * directories fails.
   */
  readonly probeMs?: number
  /** For a search of people while somebody types. */
  readonly searchMs?: number
}

/**
 * A directory reached over LDAP v3. The administrator's account finds the person's entry, then the person's
 * password is tried.
 */
export function ldapDirectory(
  settings: DirectorySettings,
  { timeoutMs = 2000, probeMs = 2000, searchMs = 1000 }: LdapTimes = {},
): Directory {
  const { searchBase, searchFilter, mapping } = settings

  const search = async (client: Client, username: string): Promise<readonly Entry[]> => {
    if (settings.adminDn !== '') await client.bind(settings.adminDn, settings.adminPassword)
    const { searchEntries } = await client.search(searchBase, {
      scope: 'sub',
      filter: filterFor(searchFilter, username),
      attributes: Object.values(mapping),
      // Two entries are enough to see that the name is not unique.
      sizeLimit: 2,
    })
    return searchEntries
  }

  const entryOf = (entry: Entry): DirectoryEntry => ({
    emails: textsIn(entry, mapping.email),
    firstName: textsIn(entry, mapping.firstname)[0] ?? '',
    lastName: textsIn(entry, mapping.lastname)[0] ?? '',
  })

  return {
    settings,
    authenticate: async (username, password, takeTurn = everyEntry): Promise<DirectoryAnswer> => {
      // Directories accept an empty password as an anonymous bind (RFC 4513 5.1.2).
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
            ...entryOf(entry),
          }
        })
      } catch (error) {
        return { kind: 'unreachable', cause: ldapCause(error) }
      }
    },
    search: async (words, limit) => {
      try {
        return await overLdap(settings, searchMs, async (client) => {
          if (settings.adminDn !== '') await client.bind(settings.adminDn, settings.adminPassword)
          const { searchEntries } = await client.search(searchBase, {
            scope: 'sub',
            filter: beginsFilter(Object.values(mapping), words),
            attributes: Object.values(mapping),
            sizeLimit: limit,
          })
          return { kind: 'found', entries: searchEntries.map(entryOf) }
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

/** The values of an attribute; directories use any letter case for its name. */
function textsIn(entry: Entry, attribute: string): readonly string[] {
  const found = Object.entries(entry).find(([name]) => name.toLowerCase() === attribute.toLowerCase())
  return [found?.[1] ?? []].flat().filter((value) => typeof value === 'string')
}
