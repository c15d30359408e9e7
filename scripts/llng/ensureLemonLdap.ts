import { existsSync } from 'node:fs'
import { run } from '../bootstrap/run.mjs'
import { hasLemonLdap } from './hasLemonLdap.ts'

const packages = [
  'liblemonldap-ng-portal-perl',
  'starman',
  // The portal's package depends on an application server and a web server; these are the lightest, and
  // neither is started.
  'lemonldap-ng-fastcgi-server',
  'nginx-light',
  // Only recommended by the portal's package, but its OpenID provider does not load without them.
  'libconvert-base32-perl',
  'libcrypt-openssl-bignum-perl',
  'libio-string-perl',
  'libstring-random-perl',
]

/** What a person can type if nothing here helped. */
const lemonLdapCommand = `apt-get install --no-install-recommends ${packages.join(' ')}`

/**
 * LemonLDAP::NG on this machine: installed already, else, as root on Debian, installed from its packages.
 * None of their services is started, and system packages are never touched without those rights.
 *
 * @returns why it is not available, null if it is
 */
export async function ensureLemonLdap(): Promise<string | null> {
  if (hasLemonLdap()) return null
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return `Did not run, for want of LemonLDAP::NG: ${lemonLdapCommand}`
  }
  // At run level 1 Debian's packages start nothing.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  for (const args of [['update', '-qq'], install]) {
    console.log(`Looking for LemonLDAP::NG: apt-get ${args.join(' ')} ...`)
    await run('apt-get', args, { isQuiet: true, env })
  }
  return hasLemonLdap() ? null : `Did not run, as LemonLDAP::NG could not be installed: ${lemonLdapCommand}`
}
