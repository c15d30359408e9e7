import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'

/** The folder of the newest PostgreSQL's programs on this machine, null if there is none. */
export function findPostgres(): string | null {
  const places = [
    // Debian keeps them in a folder for each version, outside of the path.
    ...globSync('/usr/lib/postgresql/*/bin/initdb').toSorted(byVersion),
    ...(process.env['PATH'] ?? '').split(':').map((folder) => `${folder}/initdb`),
  ]
  const found = places.find((initdb) => existsSync(initdb) && existsSync(`${dirname(initdb)}/pg_ctl`))
  return found === undefined ? null : dirname(found)
}

const byVersion = (one: string, other: string) => other.localeCompare(one, 'en', { numeric: true })
