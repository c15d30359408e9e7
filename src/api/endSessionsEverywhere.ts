import * as v from 'valibot'
import { endpoints } from '#contract/endpoints.ts'
import type { Api } from './createApi.ts'

/**
 * Ends every session of the person, wherever it was opened (ID-12). It is no sign-out of this browser yet.
 *
 * @throws what the request does, `not-supported` by services that end only one session
 */
export async function endSessionsEverywhere(api: Api): Promise<void> {
  await api.send(endpoints.logOut, {
    body: { json: { everywhere: true } },
    reads: 'text',
    schema: v.unknown(),
    meanings: { 404: 'not-supported', 405: 'not-supported', 501: 'not-supported' },
  })
}
