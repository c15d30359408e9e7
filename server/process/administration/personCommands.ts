import type { EpochMs } from '#domain/time/units.ts'
import { accounts, type Accounts } from '../../identity/people/accounts.ts'
import { asStartProblem } from './asStartProblem.ts'
import type { Ports } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { UserRecord } from '../../store/records.ts'

type World = Pick<Ports, 'store' | 'clock'> & { readonly settings: Pick<Ports['settings'], 'admins'> }

type Act = (
  user: UserRecord,
  known: { readonly accounts: Accounts; readonly store: Store },
) => Promise<string>

/** What `npm run admin` can do with one person. The key is the command's words, without the address. */
const acts: Readonly<Record<string, Act>> = {
  block: async (user, { accounts: known }) => {
    await known.block(user)
    return 'Account blocked. All its sessions and tokens have ended.'
  },
  unblock: async (user, { accounts: known }) => {
    await known.unblock(user)
    return 'Account unblocked.'
  },
  sessions: async (user, { accounts: known }) => {
    const sessions = await known.sessionsOf(user)
    return sessions.length === 0
      ? 'No sessions.'
      : sessions.map(({ id, expiresAt }) => `${id}  until ${expiresAt}`).join('\n')
  },
  'sessions end': async ({ id }, { store }) => {
    await store.sessions.closeAllOf(id)
    return 'Sessions ended.'
  },
  tokens: async ({ id }, { store }) => {
    const tokens = await store.tokens.ofUser(id)
    return tokens.length === 0
      ? 'No tokens.'
      : tokens
          .map((token) => `${token.id}  ${token.scope}  until ${isoOf(token.expiresAt)}  ${token.name}`)
          .join('\n')
  },
  'tokens end': async ({ id }, { store }) => {
    await store.tokens.deleteAllOf(id)
    return 'Tokens revoked.'
  },
}

/**
 * The commands about a person (ID-22, ID-23), identified by e-mail address.
 *
 * @returns what was done or found, in words
 * @throws {StartProblem} if there is no such person, or it must not be done
 */
export const personCommands = Object.fromEntries(
  Object.entries(acts).map(([words, act]) => [
    words,
    (world: World, email: string): Promise<string> =>
      asStartProblem(async () => {
        const known = accounts(world)
        return act(await known.find(email), { accounts: known, store: world.store })
      }),
  ]),
)

const isoOf = (instant: EpochMs) => new Date(instant).toISOString()
