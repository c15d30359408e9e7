import { existsSync } from 'node:fs'

const needed = [
  '/usr/bin/starman',
  '/usr/share/lemonldap-ng/portal/templates',
  '/usr/share/perl5/Lemonldap/NG/Portal/Main.pm',
  '/usr/share/perl5/Lemonldap/NG/Portal/Issuer/OpenIDConnect.pm',
  '/usr/share/perl5/String/Random.pm',
]

/** Whether the portal of LemonLDAP::NG and what runs it are on this machine. */
export function hasLemonLdap(): boolean {
  return needed.every((file) => existsSync(file))
}
