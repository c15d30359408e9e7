import { existsSync } from 'node:fs'
import { hasMailServer } from '#server/testing/mailTestServer.ts'
import { run } from '../bootstrap/run.mjs'

const packages = ['exim4-daemon-light', 'dovecot-imapd']

/** What a person can type if nothing here helped. */
const mailCommand = `apt-get install --no-install-recommends ${packages.join(' ')}`

/**
 * Exim and Dovecot on this machine: installed already, else, as root on Debian, installed from their packages. The
 * machine's own servers are not started; tests run their own (`server/testing/mailTestServer.ts`).
 *
 * @returns why they are not available, null if they are
 */
export async function ensureMailServer(): Promise<string | null> {
  if (hasMailServer()) return null
  const missing = `Nothing ran against a mail server, for want of Exim and Dovecot: ${mailCommand}.`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing
  // At run level 1 Debian's packages start nothing.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '--no-install-recommends', ...packages],
  ]) {
    console.log(`Looking for a mail server: apt-get ${args.join(' ')} ...`)
    await run('apt-get', args, { isQuiet: true, env })
  }
  return hasMailServer() ? null : missing
}
