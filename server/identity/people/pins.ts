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

/** Who signed in, and where: what a pin holds. */
export type SignedIn = Omit<PinRecord, 'pinnedAt'>

/**
 * The address of an administrator belongs to the account that signed in with it first: issuer, client and
 * subject. Another account is refused, except at a place that was tried before it was saved (CFG-11), or that
 * somebody on the machine set up.
 */
export type Pins = {
  /** Whether the address is pinned to this account already. */
  isPinned(signedIn: SignedIn): Promise<boolean>
  /** Pins it if nothing stands against it. @returns whether this account may use the address */
  mayEnter(signedIn: SignedIn): Promise<boolean>
  /** Somebody has signed in by a draft: that counts for a day, if the draft is saved. */
  tried(signedIn: SignedIn): Promise<void>
  /** Settings are about to hold: what was tried of their new places counts there. */
  settle(before: OpenIdConfiguration | null, after: OpenIdConfiguration): Promise<void>
}

type Parts = Pick<Ports, 'store' | 'clock' | 'log'> & { readonly isAdmin: (email: string) => boolean }

export function pins({ store, clock, log, isAdmin }: Parts): Pins {
  const { expiring, configuration } = store

  const pinnedHere = async ({ email, place }: SignedIn) =>
    (await store.pins.of(email)).find((pin) => pin.place === place)

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
      const isPinnedElsewhere = (await store.pins.of(signedIn.email)).length > 0
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

/**
 * Where people sign in: one client at one issuer, as a hash. Without an issuer its UserInfo stands for one.
 */
export const pinKey = (issuer: string | undefined, client: OpenIdClient): Promise<string> =>
  digest(JSON.stringify([withoutTrailingSlash(issuer ?? client.user_info_url ?? ''), client.client_id]))

/** Administrators who are pinned elsewhere may sign in here, and are pinned here, too. */
export async function vouchFor(
  { configuration }: Pick<Store, 'configuration'>,
  places: readonly string[],
): Promise<void> {
  for (const place of places) await configuration.remember(vouchedKey(place), 'yes')
}

/** The places that settings have and those before them had not. */
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
