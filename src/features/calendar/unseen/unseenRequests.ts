import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unseenEndpoints } from '#contract/unseen/unseenEndpoints.ts'
import { unseenChangesAnswer, type UnseenChangesAnswer } from '#contract/unseen/unseenChanges.ts'
import type { Api } from '../../../api/createApi.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import type { Cancellable } from '../queries/requests/callOptions.ts'

/** What others changed since a moment; nothing without one (CAL-34). */
export async function listUnseen(
  api: Api,
  since: string | undefined,
  { signal }: Cancellable = {},
): Promise<UnseenChangesAnswer> {
  const query = since === undefined ? {} : { query: { since } }
  const schema = unseenChangesAnswer
  const { value } = await api.send(unseenEndpoints.unseenChanges, {
    ...query,
    schema,
    isUncached: true,
    signal,
  })
  return value
}

/** The same; what was read stays while the moment moves on. */
export const unseenQuery = (api: Api, since: string | undefined) =>
  queryOptions({
    queryKey: [...calendarKeys.unseen, since ?? ''],
    queryFn: ({ signal }) => listUnseen(api, since, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
