import { scriptedDirectory } from './scriptedDirectory.ts'
import { basicOf } from './tokens.ts'
import { people, type PersonName, type World, type WorldOptions } from './world.ts'

type Headers = Readonly<Record<string, string>>

const password = (name: PersonName) => `directory of ${name}`

/** A world in which everybody of Kalends can sign in with every strategy. */
export const everyStrategy: WorldOptions = {
  directories: [
    scriptedDirectory(
      Object.fromEntries(
        (['alice', 'bob', 'admin'] as const).map((name) => [
          people[name].email,
          { email: people[name].email, password: password(name) },
        ]),
      ),
    ),
  ],
}

/** The credentials of a person for each strategy, the cookie, and a token that may only read. */
export const credentials = {
  basic: async (world, name) => {
    const id = await world.homeOf(name)
    await world.ports.store.passwords.set(id, await world.ports.passwords.hash('letmein'))
    return basicOf(people[name].email, 'letmein')
  },
  'basic-ldap': async (_, name) => basicOf(people[name].email, password(name)),
  'openid-connect': async (world, name) => ({ authorization: `Bearer ${world.tokenOf(name)}` }),
  bearer: (world, name) => personalToken(world, name, 'write'),
  'bearer, reading': (world, name) => personalToken(world, name, 'read'),
  jwt: async (world, name) => {
    const answer = await world.fetch('POST', '/api/jwt/generate', { as: name })
    return { authorization: `Bearer ${(await answer.json()).token}` }
  },
  cookie: async (world, name) => {
    const answer = await world.fetch('POST', '/api/session', { as: name })
    return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  },
} satisfies Record<string, (world: World, name: PersonName) => Promise<Headers>>

export type CredentialKind = keyof typeof credentials

async function personalToken(world: World, name: PersonName, scope: 'read' | 'write'): Promise<Headers> {
  const answer = await world.fetch('POST', '/api/tokens', { as: name, body: { name: 'Script', scope } })
  return { authorization: `Bearer ${(await answer.json()).token}` }
}
