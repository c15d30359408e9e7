import { endpoints } from '#contract/endpoints.ts'
import { eventHistoryAnswer, type EventVersionAnswer } from '#contract/history/eventHistory.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import type { Cancellable } from './callOptions.ts'

/** The current and the former versions of an event, the newest first (CAL-34). */
export async function listVersions(
  api: Api,
  slots: ObjectName,
  { signal }: Cancellable = {},
): Promise<readonly EventVersionAnswer[]> {
  const schema = eventHistoryAnswer
  const { value } = await api.send(endpoints.eventHistory, { slots, schema, isUncached: true, signal })
  return value.versions
}
