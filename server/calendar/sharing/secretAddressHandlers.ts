import type * as v from 'valibot'
import {
  newSecretAddress,
  type secretAddressMade,
  type secretAddressState,
} from '#contract/sharing/secretAddress.ts'
import { shareEndpoints } from '#contract/sharing/shareEndpoints.ts'
import { pathOf } from '#contract/endpoints.ts'
import type { Context } from '../../context.ts'
import { digest as webDigest, newSecret } from '../../digest.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { streamOf } from '../../http/body/streamOf.ts'
import { throwHttpError } from '../../HttpError.ts'
import { accountStatus } from '../../identity/people/accountStatus.ts'
import { addressesOf } from '../../identity/people/addressIn.ts'
import type { Services } from '../../services.ts'
import type { UserRecord } from '../../store/records.ts'
import type { SecretAddressRecord } from '../../store/SecretAddressStore.ts'
import type { Store } from '../../store/Store.ts'
import { calendarIdOf } from '../answers/hrefs.ts'
import { iCalendarType } from '../answers/negotiation.ts'
import { calendarFile } from '../objects/calendarFile.ts'
import { findCalendar } from '../rules.ts'
import { maskedText } from './eventThrough.ts'

type OwnName = 'secretAddress' | 'newSecretAddress' | 'stopSecretAddress'

/** Calendars that are published by a secret address (CAL-31). */
export function secretAddressHandlers({
  ports: { store, clock, settings, digest = webDigest },
}: Services): Handlers<OwnName | 'secretCalendar'> {
  const { hasSecretAddresses = true, publicUrl } = settings
  const calendarIn = ({ parameters: { userId, calendarId } }: Pick<Context<OwnName>, 'parameters'>) =>
    findCalendar(store, userId, calendarIdOf(userId, calendarId))

  /** Every reason is 404 alike: nobody learns whether there once was something. */
  async function publishedBy(secret: string) {
    const address = hasSecretAddresses ? await store.secretAddresses.find(await digest(secret)) : null
    const owner = address && (await store.users.byId(address.source.homeId))
    if (address === null || owner === null || accountStatus(owner, settings) !== 'active')
      throwHttpError('not-found', 'There is nothing at this address.')
    const { homeId, calendarId } = address.source
    return { address, owner, calendar: await findCalendar(store, homeId, calendarId) }
  }

  return {
    secretAddress: async (call) => {
      const shown = await store.secretAddresses.of(await calendarIn(call))
      return Response.json({ shows: shown?.shows ?? null } satisfies v.InferOutput<typeof secretAddressState>)
    },

    newSecretAddress: async (call) => {
      if (!hasSecretAddresses) throwHttpError('forbidden', 'Secret addresses are not allowed here.')
      const { shows } = await readJson(call, newSecretAddress)
      const { homeId, calendarId } = await calendarIn(call)
      const secret = newSecret()
      await store.secretAddresses.set({
        source: { homeId, calendarId },
        secretHash: await digest(secret),
        shows,
        createdAt: clock(),
      })
      const url = `${publicUrl}${pathOf(shareEndpoints.secretCalendar, { secret })}`
      return Response.json({ url, shows } satisfies v.InferOutput<typeof secretAddressMade>, { status: 201 })
    },

    stopSecretAddress: async (call) => {
      await store.secretAddresses.end(await calendarIn(call))
      return new Response(null, { status: 204 })
    },

    secretCalendar: async ({ request, parameters: { secret } }) => {
      const { address, owner, calendar } = await publishedBy(secret)
      const headers = {
        'content-type': iCalendarType,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      }
      if (request.method === 'HEAD') return new Response(null, { headers })
      const name = address.shows === 'busy' ? 'Busy' : calendar.name
      const parts = calendarFile(masked(store, address, owner), { ...calendar, name }, () => request.signal)
      return new Response(streamOf(parts), { headers })
    },
  }
}

/** What is private is masked as everywhere, also where all is shown (CAL-10). */
const masked = (
  { events }: Pick<Store, 'events'>,
  { shows }: SecretAddressRecord,
  owner: UserRecord,
): Parameters<typeof calendarFile>[0] => ({
  events: {
    ...events,
    page: async (...asked) =>
      (await events.page(...asked)).map((event) => ({
        ...event,
        jcal: maskedText(event, shows === 'busy', addressesOf(owner)),
      })),
  },
})
