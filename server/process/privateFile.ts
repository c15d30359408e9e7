import { chmodSync, closeSync, existsSync, fchownSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const ownerOnly = 0o600

/**
 * SQLite gives the files beside a database its permissions when it creates them; existing ones keep theirs.
 */
const endings = ['', '-wal', '-shm', '-journal']

/**
 * Creates an empty file that only its owner can read, whatever the umask. What root makes belongs to the owner of the
 * folder, or a command of the operator would lock out the account that runs Kalends.
 *
 * @throws if the file exists
 */
export function makePrivateFile(file: string): void {
  const opened = openSync(file, 'wx', ownerOnly)
  try {
    const { uid, gid } = statSync(dirname(file))
    if (process.geteuid?.() === 0) fchownSync(opened, uid, gid)
  } finally {
    closeSync(opened)
  }
}

/** Makes a database and the files beside it readable for their owner only, no matter who created the folder. */
export function makePrivate(database: string): void {
  for (const ending of endings) {
    if (existsSync(`${database}${ending}`)) chmodSync(`${database}${ending}`, ownerOnly)
  }
}

/** The same for a database, which is created if it is missing. */
export function privateDatabase(database: string): string {
  if (!existsSync(database)) makePrivateFile(database)
  makePrivate(database)
  return database
}
