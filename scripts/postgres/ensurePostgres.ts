import { existsSync } from 'node:fs'
import { run } from '../bootstrap/run.mjs'
import { findPostgres } from './findPostgres.ts'
import { startPostgres, type RunningPostgres } from './startPostgres.ts'

const bySystem = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'postgresql'],
]

/** What a person can do if nothing here helped. */
export const postgresCommand = 'apt-get install --no-install-recommends postgresql, or set DATABASE_URL_TEST'

/**
 * A PostgreSQL server for the tests: the one of `DATABASE_URL_TEST`, where the tests create and drop
 * databases of their own; without it one of our own, which ends with this process (as root on Debian it is
 * installed first).
 *
 * @returns null if there is none
 */
export async function ensurePostgres(): Promise<RunningPostgres | null> {
  const given = process.env['DATABASE_URL_TEST'] || process.env['DATABASE_URL']
  if (given) return { databaseUrl: given, stop: () => undefined }
  const programs = findPostgres() ?? (await installed())
  if (programs === null) return null
  try {
    const running = startPostgres(programs)
    process.once('exit', running.stop)
    return running
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error))
    return null
  }
}

async function installed(): Promise<string | null> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isDebianRoot) return null
  // Only its programs are needed: at run level 1 Debian installs a service without starting it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const [program = '', ...args] of bySystem) {
    console.log(`Looking for PostgreSQL: ${[program, ...args].join(' ')} ...`)
    await run(program, args, { isQuiet: true, env })
  }
  return findPostgres()
}
