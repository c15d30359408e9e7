import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { GeneratedJwt, StrategyName } from '#contract/identity.ts'
import type { Discoveries } from '../provider/discoveries.ts'
import { openIdSettings } from '../configuration/settings/openIdSettings.ts'
import type { Principal, RequestContext } from '../context.ts'
import { defaultLimits } from '../limits.ts'
import type { Digest, Ports } from '../ports.ts'
import { logSecurity } from '../securityLog.ts'
import type { UserRecord } from '../store/records.ts'
import { accountGate } from './people/accountStatus.ts'
import { followNames } from './people/followNames.ts'
import { accounts, type Accounts } from './people/accounts.ts'
import { authenticator, type Authenticator, type NamedStrategy } from './authenticator.ts'
import { basicCredentials } from './passwords/basicCredentials.ts'
import { bearer } from './tokens/bearer.ts'
import { digest as webDigest } from '../digest.ts'
import { directoryPasswords } from './passwords/directoryPasswords.ts'
import { openIdConnect } from './openid/openIdConnect.ts'
import { ownPasswords } from './passwords/ownPasswords.ts'
import { openIdThrottle } from './throttle/openIdThrottle.ts'
import { passwordThrottle } from './throttle/passwordThrottle.ts'
import { personalTokens, type PersonalTokens } from './tokens/personalTokens.ts'
import { provision } from './people/provision.ts'
import { pins, type Pins } from './people/pins.ts'
import { throwVerdict } from './throwVerdict.ts'
import { sessions, type Sessions } from './sessions/sessions.ts'
import { shortTokens } from './tokens/shortTokens.ts'
import type { Strategy } from './strategy.ts'
import { subjects } from './openid/subjects.ts'
import type { ThrottleCounts } from './throttle/throttleCounts.ts'
import { userInfoAudience } from '../provider/userInfoAudience.ts'
import { throttledPasswords, type PasswordStrategy } from './passwords/throttledPasswords.ts'

/** Identifies callers, and manages sessions, tokens and accounts. */
export type IdentityService = Authenticator & {
  readonly sessions: Sessions
  readonly tokens: PersonalTokens
  readonly pins: Pins
  readonly accounts: Accounts
  /** Forgets what is cached about a person and may be outdated. */
  readonly forgetPerson: (user: UserRecord) => void
  readonly generateJwt: (user: UserRecord) => Promise<GeneratedJwt>
  /**
   * Checks a name and a password, stored here or in a directory (ID-12).
   *
   * @throws {HttpError} wrong-credentials, too-many-attempts, unknown-domain, unavailable
   */
  readonly logIn: (context: RequestContext, username: string, password: string) => Promise<Principal>
  /** Ends every session of a person and forgets the provider's answers about their tokens (ID-20). */
  readonly signOut: (subject: string) => Promise<void>
}

export function identity(ports: Ports, discoveries: Discoveries, counts: ThrottleCounts): IdentityService {
  const { store, clock, log, settings, digest = webDigest } = ports
  const knownSettings = openIdSettings(store)
  const passwords = passwordsOf({ ...ports, digest }, counts, knownSettings)
  const order = settings.strategies.filter(isPasswordStrategy)
  const knownSubjects = subjects(store, log)
  const isAdmin = (email: string) => settings.admins.includes(email)
  const knownPins = pins({ store, clock, log, isAdmin })
  const openId = openIdThrottle({ ...ports, digest, counts }, (identityProvider) =>
    openIdConnect({
      ...ports,
      identityProvider: userInfoAudience(identityProvider, knownSettings),
      digest,
      discoveries,
      subjects: knownSubjects,
      pins: knownPins,
      followNames: followNames(store, log),
      isAdmin,
      openIdSettings: knownSettings,
    }),
  )
  store.configuration.onChange(openId.forgetAll)
  const tokens = personalTokens(store, {
    clock,
    log,
    digest,
    maxTokens: (settings.limits ?? defaultLimits).tokens,
  })
  const short = shortTokens(store, clock, settings)
  const byPassword = basicCredentials({ passwords, order, clock, digest })
  const built: Readonly<Record<StrategyName, Strategy>> = {
    basic: byPassword,
    'basic-ldap': byPassword,
    'openid-connect': openId.strategy,
    bearer: bearer(tokens, store, clock, digest),
    jwt: short.strategy,
  }
  // `basic` and `basic-ldap` are checked by one strategy, at the place of the first of them.
  const strategies = settings.strategies
    .filter((name) => !isPasswordStrategy(name) || name === order[0])
    .map((name): NamedStrategy => [name, built[name]])
  // Passwords stored here work on the sign-in form even if calls may not use them.
  const loginOrder = ['basic', ...order.filter((name) => name !== 'basic')] as const
  const people = sessions({ store, clock, digest, log, settings })

  const gate = accountGate(ports)
  const forgetPerson = ({ email }: UserRecord) => {
    openId.forgetPerson(null, email)
    people.forgetRecent()
  }

  return {
    ...authenticator({ ...ports, digest }, people, gate, strategies),
    accounts: accounts(ports),
    forgetPerson,
    sessions: people,
    pins: knownPins,
    tokens,
    generateJwt: short.generate,
    logIn: async ({ request, sender }, username, password) => {
      const verdict = await passwords(sender, username, password, loginOrder)
      const user = verdict.kind === 'known' ? await provision(ports, verdict.person) : null
      if (verdict.kind !== 'known' || user === null) {
        return throwVerdict(verdict, request, log, 'wrong-credentials')
      }
      gate.requireActive(user)
      return { user, isAdmin: settings.admins.includes(user.email), via: verdict.via ?? 'basic' }
    },
    signOut: async (subject) => {
      const email = await knownSubjects.emailOf(subject)
      openId.forgetPerson(subject, email)
      const user = email === null ? null : await store.users.byEmail(email)
      if (user === null) return
      await people.closeAllOf(user.id)
      logSecurity(log, 'sessions-ended', { person: user.id, by: 'provider' })
    },
  }
}

function passwordsOf(
  ports: Ports & { readonly digest: Digest },
  counts: ThrottleCounts,
  knownSettings: () => Promise<OpenIdConfiguration | null>,
) {
  const { store, clock, log, digest, directories = [] } = ports
  // Where people sign in with a provider, its names count, or they would change with each way to sign in.
  const followDirectory = followNames(store, log, async () => (await knownSettings()) === null)
  return throttledPasswords({
    checks: {
      basic: ownPasswords(ports),
      'basic-ldap': directoryPasswords(directories, followDirectory),
    },
    throttle: passwordThrottle({ counts, store, clock, digest }),
    wait: ports.wait ?? waitByTimer,
    clock,
  })
}

const isPasswordStrategy = (name: StrategyName): name is PasswordStrategy =>
  name === 'basic' || name === 'basic-ldap'

const waitByTimer = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })
