import { reportAnswer } from '#contract/calendar.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Item } from '#domain/event/Item.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { acceptedJson, type Cancellable } from '../requests/callOptions.ts'
import { readItems } from './readItems.ts'

/** What one's own home holds of a UID (CAL-8); null for nothing. */
export async function findByUid(
  api: Api,
  userId: string,
  uid: string,
  { signal }: Cancellable = {},
): Promise<Item | null> {
  try {
    const { value } = await api.send(endpoints.findByUid, {
      slots: { userId },
      accept: acceptedJson,
      body: { json: { uid } },
      schema: reportAnswer,
      signal,
    })
    const items = Array.isArray(value) ? value : value._embedded['dav:item']
    return readItems(items, userId).items[0] ?? null
  } catch (error) {
    if (failureBehind(error) === 'not-found') return null
    throw error
  }
}
