import type { StrategyName } from '#contract/identity.ts'
import type { Discoveries } from '../configuration/discoveries.ts'
import { openIdSettings } from '../configuration/openIdSettings.ts'
import type { Principal } from '../context.ts'
import type { Ports } from '../ports.ts'
import { authenticator, type Authenticator, type NamedStrategy } from './authenticator.ts'
import { basic } from './basic.ts'
import { openIdConnect } from './openIdConnect.ts'
import { passwordCheck } from './passwordCheck.ts'
import { provision } from './provision.ts'
import { refuseVerdict } from './refuseVerdict.ts'
import { sessions, type Sessions } from './sessions.ts'
import type { Strategy } from './strategy.ts'

/** Who is who: everything the service knows about the people who call it. */
export type Identity = Authenticator & {
  readonly sessions: Sessions
  /** The principal of an e-mail address and a password (ID-12). @throws {Refusal} signed-out, too-many-attempts */
  readonly logIn: (request: Request, username: string, password: string) => Promise<Principal>
  /** Forgets what providers said of tokens: their settings changed. */
  readonly forgetTokens: () => void
}

/** @param addressOf the network address a request came from, where the mount knows it */
export function identity(
  ports: Ports,
  discoveries: Discoveries,
  addressOf: (request: Request) => string | undefined,
): Identity {
  const check = passwordCheck(ports)
  const openId = openIdConnect({ ...ports, discoveries, openIdSettings: openIdSettings(ports.store) })
  const built: Partial<Record<StrategyName, Strategy>> = {
    basic: basic(check, ports.clock, addressOf),
    'openid-connect': openId.strategy,
  }
  const strategies = ports.settings.strategies.flatMap((name): NamedStrategy[] => {
    const strategy = built[name]
    return strategy === undefined ? [] : [[name, strategy]]
  })
  const people = sessions(ports.store, ports.clock)

  return {
    ...authenticator(ports, people, strategies),
    sessions: people,
    logIn: async (request, username, password) => {
      const verdict = await check(username, password, addressOf(request))
      const user = verdict.kind === 'known' ? await provision(ports, verdict.person) : null
      if (user === null) return refuseVerdict(verdict, request, ports.log)
      return { user, isAdmin: ports.settings.admins.includes(user.email), via: 'basic' }
    },
    forgetTokens: openId.forgetAll,
  }
}
