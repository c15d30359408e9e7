import type { DirectorySettings } from '../ports.ts'

const base = 'dc=kalends,dc=example'

const person = (uid: string, lines: readonly string[]) =>
  [
    `dn: uid=${uid},ou=people,${base}`,
    'objectClass: inetOrgPerson',
    `uid: ${uid}`,
    `cn: ${uid}`,
    ...lines,
  ].join('\n')

/** The people in the tests' directory. Their password is their uid. */
export const testEntries = [
  `dn: ${base}\nobjectClass: dcObject\nobjectClass: organization\ndc: kalends\no: Kalends`,
  `dn: cn=reader,${base}\nobjectClass: organizationalRole\nobjectClass: simpleSecurityObject\ncn: reader\nuserPassword: reads`,
  `dn: ou=people,${base}\nobjectClass: organizationalUnit\nou: people`,
  person('alice', ['givenName: Alice', 'sn: Archer', 'mail: Alice@Kalends.example', 'userPassword: alice']),
  person('odd', ['sn: Odd', 'mail: a*b(c)\\d@kalends.example', 'userPassword: odd']),
  // cn:: and givenName:: are base64 of UTF-8.
  person('zoe', [
    `givenName:: ${btoa(String.fromCharCode(...new TextEncoder().encode('Zoë')))}`,
    'sn: Zander',
    'mail: zoe@kalends.example',
    'mail: z@kalends.example',
    'userPassword: zoe',
  ]),
  person('one', ['sn: Twin', 'mail: twin@kalends.example', 'userPassword: twin']),
  person('other', ['sn: Twin', 'mail: twin@kalends.example', 'userPassword: twin']),
  person('locked', ['sn: Locked', 'mail: locked@kalends.example']),
  person('nameless', ['sn: Nameless', 'userPassword: nameless']),
  person('outside', ['sn: Outside', 'mail: outside@elsewhere.example', 'userPassword: outside']),
].join('\n\n')

/** The settings with which the service reads that directory. */
export const testDirectorySettings = (url: string): DirectorySettings => ({
  name: 'People',
  url,
  startTls: false,
  adminDn: `cn=reader,${base}`,
  adminPassword: 'reads',
  searchBase: `ou=people,${base}`,
  searchFilter: '(|(mail={{username}})(uid={{username}}))',
  mapping: { firstname: 'givenname', lastname: 'sn', email: 'mail' },
  usage: { auth: true, search: false, autoProvisioning: true },
})
