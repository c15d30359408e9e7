import type { UserSession } from '#contract/users.ts'
import type { Clock, Ports } from '../../ports.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Store } from '../../store/Store.ts'
import type { SessionRecord, UserRecord } from '../../store/records.ts'

/** What administrators do with other people's accounts (ID-21, ID-22), over HTTP and on the machine. */
export type Accounts = {
  /** The user with this id or e-mail address. @throws {HttpError} not-found */
  find(idOrEmail: string): Promise<UserRecord>
  /** @throws {HttpError} forbidden if this is the last administrator who can sign in */
  block(user: UserRecord): Promise<void>
  unblock(user: UserRecord): Promise<void>
  /** Sessions that have not ended, the ones with the latest end first. */
  sessionsOf(user: UserRecord): Promise<readonly UserSession[]>
  /** @throws {HttpError} not-found */
  endSession(user: UserRecord, sessionId: string): Promise<void>
}

export function accounts({
  store,
  clock,
  settings,
}: {
  readonly store: Pick<Store, 'users' | 'sessions'>
  readonly clock: Clock
  readonly settings: Pick<Ports['settings'], 'admins'>
}): Accounts {
  const { users, sessions } = store
  const liveSessionsOf = async ({ id }: UserRecord) =>
    (await sessions.ofUser(id)).filter(({ expiresAt }) => expiresAt > clock()).toReversed()

  return {
    find: async (idOrEmail) =>
      (await (idOrEmail.includes('@')
        ? users.byEmail(idOrEmail.trim().toLowerCase())
        : users.byId(idOrEmail))) ?? throwHttpError('not-found', 'There is no such person.'),
    block: async (user) => {
      const outcome = await users.block(user.id, clock(), settings.admins)
      if (outcome === 'last') {
        throwHttpError('forbidden', 'This is the last administrator.')
      }
    },
    unblock: async (user) => {
      await users.unblock(user.id, clock())
    },
    sessionsOf: async (user) => (await liveSessionsOf(user)).map(describe),
    endSession: async (user, sessionId) => {
      const session = (await liveSessionsOf(user)).find((each) => idOf(each) === sessionId)
      if (session === undefined) return throwHttpError('not-found', 'There is no such session.')
      await sessions.close(session.idHash)
    },
  }
}

/** The first part of the hash identifies a session. It cannot be used as a credential. */
const idOf = ({ idHash }: SessionRecord) => idHash.slice(0, 24)

const describe = (session: SessionRecord): UserSession => ({
  id: idOf(session),
  expiresAt: new Date(session.expiresAt).toISOString(),
  lastUsedAt: session.seenAt === null ? null : new Date(session.seenAt).toISOString(),
})
