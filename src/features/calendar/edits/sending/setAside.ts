import { failureBehind } from '../../../../api/explain.ts'
import { storedEditOf } from '../stored/storedEditOf.ts'
import { dropAll } from './dropAll.ts'
import type { OutboxState } from './outboxState.ts'

/**
 * Remove rejected edits from the outbox. Those of an earlier page are kept in a list, because nobody waited
 * for their answer.
 *
 * @param ids of the rejected edits
 * @returns announces the others
 */
export function setAside(
  { details, sendings, listeners, edits }: OutboxState,
  ids: ReadonlySet<string>,
  error: unknown,
): () => void {
  const lost = edits().pending.filter(({ id }) => ids.has(id))
  const { true: resumed = [], false: awaited = [] } = Object.groupBy(lost, ({ id }) =>
    sendings.get(id)?.isResumed === true ? 'true' : 'false',
  )
  if (resumed.length > 0)
    details.change({
      rejected: [
        ...details.current().rejected,
        ...resumed.map((each) => ({
          ...storedEditOf(each, sendings.get(each.id)),
          rejectedFor: failureBehind(error),
        })),
      ],
    })
  for (const { id } of lost) sendings.delete(id)
  return () => {
    dropAll(listeners, lost)
    for (const { edits: made } of awaited)
      for (const queued of made) for (const listener of listeners) listener.onRejected?.(queued, error)
  }
}
