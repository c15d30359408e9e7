import { itipEndpoints } from '#contract/scheduling/itipEndpoints.ts'
import type { ItipBody } from '#contract/scheduling/itipMessage.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { unreadAnswer } from './callOptions.ts'

/** Proxies and Node itself refuse methods that they have not heard of. */
const ofHome = { ...itipEndpoints.receiveItip, method: 'POST' } as const
const ofEvent = { ...itipEndpoints.receiveItipOfEvent, method: 'POST' } as const
const headers = { 'X-HTTP-Method-Override': itipEndpoints.receiveItip.method }

/** Have the service take a message that came by mail into one's own home (CAL-29). */
export async function receiveItip(api: Api, userId: string, message: ItipBody): Promise<void> {
  await api.send(ofHome, { slots: { userId }, body: { json: message }, headers, ...unreadAnswer })
}

/** Send a message about an event of one's own home (CAL-29). */
export async function sendItip(api: Api, slots: ObjectName, message: ItipBody): Promise<void> {
  await api.send(ofEvent, { slots, body: { json: message }, headers, ...unreadAnswer })
}
