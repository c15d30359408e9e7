import * as v from 'valibot'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { handoverAnswer, type HandedCalendars } from '#contract/administration/handover.ts'
import { ownDataEndpoints } from '#contract/people/ownDataEndpoints.ts'
import type { Api } from '../../../api/createApi.ts'

// Apart from the other requests, which are in the first script.

/** A large calendar takes its time. */
const exportTimeoutMs = 10 * 60_000

/** Everything that is one's own, as a zip file (USR-3). */
export async function exportOwnData(api: Api): Promise<Blob> {
  const { value } = await api.send(ownDataEndpoints.exportOwnData, {
    accept: ['application/zip'],
    schema: v.blob(),
    reads: 'blob',
    isUncached: true,
    timeoutMs: exportTimeoutMs,
  })
  return value
}

/** Deletes everything that is one's own, for ever (USR-3). */
export async function eraseOwnData(
  api: Api,
  json: { readonly email: string; readonly tellGuests: boolean },
): Promise<void> {
  const timeoutMs = 2 * 60_000
  await api.send(ownDataEndpoints.eraseOwnData, { body: { json }, schema: v.unknown(), timeoutMs })
}

/** Hands the calendars of who left to somebody else, both by e-mail address (ID-25); for administrators. */
export async function sendHandover(api: Api, userId: string, to: string): Promise<HandedCalendars> {
  const { value } = await api.send(administrationEndpoints.handOverCalendars, {
    slots: { userId },
    body: { json: { to } },
    schema: handoverAnswer,
    timeoutMs: 2 * 60_000,
  })
  return value
}

/** Gives an account another e-mail address (ID-26); for administrators. */
export async function sendNewEmail(api: Api, userId: string, email: string): Promise<void> {
  const timeoutMs = 2 * 60_000
  await api.send(administrationEndpoints.changeEmail, {
    slots: { userId },
    body: { json: { email } },
    schema: v.unknown(),
    timeoutMs,
  })
}
