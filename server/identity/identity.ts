import type { GeneratedJwt, StrategyName } from '#contract/identity.ts'
import type { Discoveries } from '../configuration/discoveries.ts'
import { openIdSettings } from '../configuration/openIdSettings.ts'
import type { Principal } from '../context.ts'
import type { Ports } from '../ports.ts'
import type { UserRecord } from '../store.ts'
import { authenticator, type Authenticator, type NamedStrategy } from './authenticator.ts'
import { basics } from './basics.ts'
import { bearer } from './bearer.ts'
import { digest as webDigest } from './digest.ts'
import { directoryPasswords } from './directoryPasswords.ts'
import { openIdConnect } from './openIdConnect.ts'
import { ownPasswords } from './ownPasswords.ts'
import { slowing } from './passwordCheck.ts'
import { personalTokens, type PersonalTokens } from './personalTokens.ts'
import { provision } from './provision.ts'
import { refuseVerdict } from './refuseVerdict.ts'
import { sessions, type Sessions } from './sessions.ts'
import { shortTokens } from './shortTokens.ts'
import type { Strategy, Verdict } from './strategy.ts'
import { subjects } from './subjects.ts'

/** Who is who: everything the service knows about the people who call it. */
export type Identity = Authenticator & {
  readonly sessions: Sessions
  readonly tokens: PersonalTokens
  readonly generateJwt: (user: UserRecord) => Promise<GeneratedJwt>
  /**
   * The principal of a name and a password, of ours or of a directory (ID-12).
   *
   * @throws {Refusal} wrong-credentials, too-many-attempts, unknown-domain, unavailable
   */
  readonly logIn: (request: Request, username: string, password: string) => Promise<Principal>
  /** Ends what a person has here by their provider: its word on their tokens, and every session (ID-20). */
  readonly signOut: (subject: string) => Promise<void>
}

/** @param addressOf the network address a request came from, where the mount knows it */
export function identity(
  ports: Ports,
  discoveries: Discoveries,
  addressOf: (request: Request) => string | undefined,
): Identity {
  const { store, clock, log, settings, directories = [], digest = webDigest } = ports
  const slowed = slowing(clock, addressOf)
  const checks = {
    basic: slowed(ownPasswords(ports)),
    'basic-ldap': slowed(directoryPasswords(directories)),
  }
  const knownSubjects = subjects(store, log)
  const openId = openIdConnect({
    ...ports,
    digest,
    discoveries,
    subjects: knownSubjects,
    openIdSettings: openIdSettings(store),
  })
  store.configuration.onChange(openId.forgetAll)
  const tokens = personalTokens(store, { clock, log, digest })
  const short = shortTokens(store, clock, settings)
  const built: Readonly<Record<StrategyName, Strategy>> = {
    ...basics(checks, clock, digest),
    'openid-connect': openId.strategy,
    bearer: bearer(tokens, store, clock, digest),
    jwt: short.strategy,
  }
  const strategies = settings.strategies.map((name): NamedStrategy => [name, built[name]])
  const people = sessions(store, clock, digest)

  const logInBy = async (
    via: keyof typeof checks,
    request: Request,
    username: string,
    password: string,
  ): Promise<Principal | Verdict> => {
    const verdict = await checks[via](request, username, password)
    const user = verdict.kind === 'known' ? await provision(ports, verdict.person) : null
    return user === null ? verdict : { user, isAdmin: settings.admins.includes(user.email), via }
  }

  return {
    ...authenticator(ports, people, strategies),
    sessions: people,
    tokens,
    generateJwt: short.generate,
    logIn: async (request, username, password) => {
      const own = await logInBy('basic', request, username, password)
      if ('user' in own) return own
      if (!settings.strategies.includes('basic-ldap'))
        return refuseVerdict(own, request, log, 'wrong-credentials')
      const byDirectory = await logInBy('basic-ldap', request, username, password)
      return 'user' in byDirectory
        ? byDirectory
        : refuseVerdict(byDirectory, request, log, 'wrong-credentials')
    },
    signOut: async (subject) => {
      const email = await knownSubjects.emailOf(subject)
      openId.forgetPerson(subject, email)
      const user = email === null ? null : await store.users.byEmail(email)
      if (user !== null) await people.closeAllOf(user.id)
    },
  }
}
