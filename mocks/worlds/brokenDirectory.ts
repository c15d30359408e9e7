import { busyWeek } from './busyWeek.ts'
import type { World } from './World.ts'

/**
 * The details have the form of the specification (HC-7), with the password in them, as a deployed server
 * sends it.
 */
export const brokenDirectory: World = {
  ...busyWeek,
  story: 'The directory has stopped answering; everything else is well.',
  healthChecks: [
    {
      name: 'ldap',
      check: async () => ({
        status: 'unhealthy',
        details: {
          cause: 'At least one connection failed',
          info: [
            {
              name: 'Head office',
              domainId: '54b64eadf6d7d8e41d263d00',
              configuration: {
                mapping: { firstname: 'givenName', lastname: 'sn', email: 'mail' },
                url: 'ldap://directory.kalends.example:389',
                adminDn: 'cn=reader,dc=kalends,dc=example',
                adminPassword: 'never-to-be-seen',
                searchBase: 'ou=people,dc=kalends,dc=example',
                searchFilter: '(mail={{username}})',
              },
              usage: { auth: true, search: true, autoProvisioning: true },
              state: 'unhealthy',
              message: 'connect ECONNREFUSED',
            },
          ],
        },
      }),
    },
  ],
}
