import { binAnswer, binPage, type BinItemAnswer } from '#contract/bin.ts'
import { calendarEntry } from '#contract/calendar.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { offers } from '../server/hostFeatures.ts'
import { calendarJson } from './callOptions.ts'

/** How many meetings with others a calendar has that are still to come; 0 if nobody would be told of them. */
export async function countMeetings(api: Api, slots: CalendarName): Promise<number> {
  if (!offers(api, 'invitations')) return 0
  const { value } = await api.send(endpoints.calendar, {
    slots,
    query: { withMeetings: 'true' },
    accept: calendarJson,
    schema: calendarEntry,
    isUncached: true,
  })
  return value['kalends:meetings'] ?? 0
}

/** How many meetings with others that are still to come would be back with an item; 0 if its server does not say. */
export async function meetingsInBin(
  api: Api,
  { id, path }: Pick<BinItemAnswer, 'id' | 'path'>,
): Promise<number> {
  if (!offers(api, 'invitations')) return 0
  const query = { path, limit: String(binPage.limit) }
  const { value } = await api.send(endpoints.bin, { query, schema: binAnswer, isUncached: true })
  return value.items.find((item) => item.id === id)?.meetings ?? 0
}
