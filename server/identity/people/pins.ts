import * as v from 'valibot'
import { issuerOf, type OpenIdClient, type OpenIdConfiguration } from '#contract/configuration.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'
import { addMs, dayMs } from '#domain/time/units.ts'
import type { Ports } from '../../ports.ts'
import { logSecurity } from '../../securityLog.ts'
import type { Store } from '../../store/Store.ts'
import type { PinRecord } from '../../store/records.ts'
import { digest } from '../../digest.ts'

const triedMs = dayMs

/** The account that a pin holds: who signed in, and where. */
export type SignedIn = Omit<PinRecord, 'pinnedAt'>

/**
 * Pins an administrator's address to the account that first signed in with it: issuer, client and subject.
 * Other accounts with this address are refused. Exceptions are places that were tried before they were saved
 * (CFG-11), and places that were set up on the machine.
 */
export type Pins = {
  /** Whether the address is pinned to this account already. */
  isPinned(signedIn: SignedIn): Promise<boolean>
  /**
   * Pins the address, if it is not pinned to another account.
   *
   * @returns whether this account may use the address
   */
  mayEnter(signedIn: SignedIn): Promise<boolean>
  /** Notes a sign-in with a draft. It counts for a day, if the draft is saved by then. */
  tried(signedIn: SignedIn): Promise<void>
  /** Called before settings are saved: pins the accounts that tried their new places. */
  settle(before: OpenIdConfiguration | null, after: OpenIdConfiguration): Promise<void>
}

type Parts = Pick<Ports, 'store' | 'clock' | 'log'> & { readonly isAdmin: (email: string) => boolean }

export function pins({ store, clock, log, isAdmin }: Parts): Pins {
  const { expiring, configuration } = store

  /** Earlier versions pinned accounts of providers that send no subject: those are no accounts. */
  const pinsOf = async (email: string) => (await store.pins.of(email)).filter(({ subject }) => subject !== '')
  const pinnedHere = async ({ email, place }: SignedIn) =>
    (await pinsOf(email)).find((pin) => pin.place === place)

  const pin = async (signedIn: SignedIn) => {
    await store.pins.put({ ...signedIn, pinnedAt: clock() })
    const user = await store.users.byEmail(signedIn.email)
    logSecurity(log, 'administrator-pinned', user === null ? {} : { person: user.id })
  }

  const settlePlace = async (place: string) => {
    const record = await expiring.find(triedKey(place))
    if (record === null || record.until <= clock()) return
    await vouchFor(store, [place])
    const [email, subject] = v.parse(triedText, record.text)
    if (isAdmin(email)) await pin({ email, place, subject })
  }

  return {
    isPinned: async (signedIn) => (await pinnedHere(signedIn))?.subject === signedIn.subject,
    mayEnter: async (signedIn) => {
      const here = await pinnedHere(signedIn)
      if (here !== undefined) return here.subject === signedIn.subject
      const isPinnedElsewhere = (await pinsOf(signedIn.email)).length > 0
      if (isPinnedElsewhere && (await configuration.recall(vouchedKey(signedIn.place))) === null) return false
      await pin(signedIn)
      return true
    },
    tried: async ({ email, place, subject }) => {
      await expiring.sweep(clock())
      const key = triedKey(place)
      const text = JSON.stringify([email, subject])
      if (await expiring.keep(key, { text, until: addMs(clock(), triedMs) })) return
      const known = await expiring.find(key)
      if (known !== null) await expiring.exchange(key, known.text, text)
    },
    settle: async (before, after) => {
      for (const place of await newPlaces(before, after)) await settlePlace(place)
    },
  }
}

/** A place to sign in: the hash of an issuer and a client. Without an issuer, its UserInfo address counts. */
export const pinKey = (issuer: string | undefined, client: OpenIdClient): Promise<string> =>
  digest(JSON.stringify([withoutTrailingSlash(issuer ?? client.user_info_url ?? ''), client.client_id]))

/** Allows administrators who are pinned elsewhere to sign in at these places, where they are pinned too. */
export async function vouchFor(
  { configuration }: Pick<Store, 'configuration'>,
  places: readonly string[],
): Promise<void> {
  for (const place of places) await configuration.remember(vouchedKey(place), 'yes')
}

/** The places in `after` that are not in `before`. */
export async function newPlaces(
  before: OpenIdConfiguration | null,
  after: OpenIdConfiguration,
): Promise<readonly string[]> {
  const known = new Set(before === null ? [] : await placesIn(before))
  return (await placesIn(after)).filter((place) => !known.has(place))
}

const placesIn = (configuration: OpenIdConfiguration) =>
  Promise.all(configuration.clients.map((client) => pinKey(issuerOf(configuration, client), client)))

const triedText = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.string()]))

const triedKey = (place: string) => `tried ${place}`
const vouchedKey = (place: string) => `vouched ${place}`
