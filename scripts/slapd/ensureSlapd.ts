import { existsSync } from 'node:fs'
import { findSlapd } from '#server/testing/ldapTestServer.ts'
import { run } from '../bootstrap/run.mjs'

const packages = ['slapd', 'openssl']

/** What a person can type if nothing here helped. */
const slapdCommand = `apt-get install --no-install-recommends ${packages.join(' ')}`

/**
 * OpenLDAP's server on this machine: installed already, else, as root on Debian, installed from its packages.
 * The machine's own directory is not started; tests run their own (`server/testing/ldapTestServer.ts`).
 *
 * @returns why it is not available, null if it is
 */
export async function ensureSlapd(): Promise<string | null> {
  if (findSlapd() !== null) return null
  const missing = `Nothing ran against OpenLDAP, for want of slapd: ${slapdCommand}.`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing
  // At run level 1 Debian's packages start nothing.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '--no-install-recommends', ...packages],
  ]) {
    console.log(`Looking for slapd: apt-get ${args.join(' ')} ...`)
    await run('apt-get', args, { isQuiet: true, env })
  }
  return findSlapd() === null ? missing : null
}
