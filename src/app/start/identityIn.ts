import type { AppConfig } from '#contract/appConfig.ts'
import { createIdentity, type Identity, type IdentityParts } from '../../features/identity/createIdentity.ts'
import { pingProvider } from '../../features/identity/sign-in/pingProvider.ts'
import type { Browser } from '../Browser.ts'

/** The identity of the person at a browser, with a session other than the tab's if one is given. */
export const identityIn = (
  browser: Browser,
  config: AppConfig,
  session?: IdentityParts['session'],
): Identity =>
  createIdentity({
    oidc: config.oidc,
    address: browser.address,
    storage: browser.tabStorage,
    persistentStorage: browser.deviceStorage,
    now: browser.now,
    stores: browser.stores,
    locks: browser.locks,
    channel: browser.channel,
    sharesCookie: config.calendarCredential === 'cookie',
    leaveTo: browser.leaveTo,
    isOnline: () =>
      browser.fetch(browser.address, { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    pingProvider: () => pingProvider(browser.fetch, config),
    session,
  })
