import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const ownerOnly = 0o600

/**
 * The files that SQLite keeps beside a database get its permissions when they are made; those that are there
 * keep theirs.
 */
const endings = ['', '-wal', '-shm', '-journal']

/** Makes an empty file that nobody but its owner may read, whatever the umask. @throws where one is there */
export const makePrivateFile = (file: string) => closeSync(openSync(file, 'wx', ownerOnly))

/**
 * Takes a database, and what SQLite keeps beside it, away from everybody but the owner, no matter who made
 * its folder.
 */
export function makePrivate(database: string): void {
  for (const ending of endings) {
    if (existsSync(`${database}${ending}`)) chmodSync(`${database}${ending}`, ownerOnly)
  }
}

/** As `makePrivate`, for a database that is made where it is missing. */
export function privateDatabase(database: string): string {
  if (!existsSync(database)) makePrivateFile(database)
  makePrivate(database)
  return database
}
