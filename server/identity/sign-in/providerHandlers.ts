import type { Handlers } from '../../Handler.ts'
import type { Services } from '../../services.ts'
import { backchannelLogout } from '../sign-out/backchannel.ts'
import { providerPresence } from './providerPresence.ts'
import { relay } from './relay.ts'

/** Calls between the service and the identity provider (CFG-7, CFG-12, ID-20). */
export const providerHandlers = (
  services: Services,
): Handlers<'provider' | 'redeem' | 'backchannelLogout'> => ({
  provider: providerPresence(services),
  redeem: relay(services),
  backchannelLogout: backchannelLogout(services),
})
