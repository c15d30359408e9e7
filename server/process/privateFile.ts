import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const ownerOnly = 0o600

/**
 * SQLite gives the files beside a database its permissions when it creates them; existing ones keep theirs.
 */
const endings = ['', '-wal', '-shm', '-journal']

/** Creates an empty file that only its owner can read, whatever the umask. @throws if the file exists */
export const makePrivateFile = (file: string) => closeSync(openSync(file, 'wx', ownerOnly))

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
