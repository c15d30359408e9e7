import type { Directory, DirectorySettings } from '../../ports.ts'

type Entry = { readonly password: string; readonly email: string; readonly emails?: readonly string[] }

/** A directory whose answers a test sets. The adapter has tests with a real one. */
export type ScriptedDirectory = Directory & {
  isDown: boolean
  /** Every name that was looked up. */
  readonly asked: string[]
  /** The entries at which a password was tried, by e-mail address. */
  readonly tried: string[]
}

export function scriptedDirectory(
  entries: Readonly<Record<string, Entry>>,
  change: Partial<DirectorySettings> = {},
): ScriptedDirectory {
  const directory: ScriptedDirectory = {
    isDown: false,
    asked: [],
    tried: [],
    settings: { ...directorySettings, ...change },
    authenticate: async (username, password, takeTurn) => {
      directory.asked.push(username)
      if (directory.isDown) return { kind: 'unreachable', cause: 'scripted' }
      // Compares names as directories do with `caseIgnoreMatch` (RFC 4518).
      const entry = entries[username] ?? entries[username.normalize('NFKC').toLowerCase()]
      if (entry === undefined) return { kind: 'refused', reason: 'no such person' }
      if (takeTurn !== undefined && !(await takeTurn(`mail=${entry.email}`))) return { kind: 'not-admitted' }
      directory.tried.push(entry.email)
      if (entry.password !== password) return { kind: 'refused', reason: 'wrong password' }
      return {
        kind: 'known',
        emails: entry.emails ?? [entry.email],
        firstName: 'Dora',
        lastName: 'Directory',
      }
    },
    search: async (words) => {
      directory.asked.push(words.join(' '))
      if (directory.isDown) return { kind: 'unreachable', cause: 'scripted' }
      const found = Object.values(entries)
        .filter(({ email }) => words.every((word) => email.toLowerCase().startsWith(word)))
        .map(({ email, emails = [email] }) => ({ emails, firstName: 'Dora', lastName: 'Directory' }))
      return { kind: 'found', entries: found }
    },
    problem: async () => (directory.isDown ? 'scripted' : null),
  }
  return directory
}

export const directorySettings: DirectorySettings = {
  name: 'Head office',
  url: 'ldaps://directory.kalends.example',
  startTls: false,
  adminDn: 'cn=reader,dc=kalends,dc=example',
  adminPassword: 'never-to-be-seen',
  searchBase: 'ou=people,dc=kalends,dc=example',
  searchFilter: '(mail={{username}})',
  mapping: { firstname: 'givenName', lastname: 'sn', email: 'mail' },
  usage: { auth: true, search: true, autoProvisioning: true },
}
