import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { SeriesOutcome } from '#domain/series/inScope.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { notify } from '../../../ui/messages.ts'
import { writeSeries, type Seen, type SeriesWrite } from '../data/commands.ts'
import type { ObjectName } from '../data/requests.ts'
import { run } from '../data/run.ts'
import { offerUndo, withdrawUndo } from './undo.ts'

/** Writes what a change has made of an object; says in a message that it is done, with the way back, or why it is not. */
export function useSeriesWrite() {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()

  const carryOut = (what: SeriesWrite) => run(client, writeSeries(api), what)
  const onFailure = (error: unknown) => {
    notify({ kind: 'failed', text: t(explain(failureBehind(error)).sentence) })
  }

  /**
   * @param uid of the second object, where there is one
   * @throws {ApiError} when the service refuses; nothing is said then, the caller knows what to offer
   */
  async function write(
    name: ObjectName,
    { data, added }: SeriesOutcome,
    uid: string,
    over: Seen,
    done: string,
  ) {
    if (data === over.data) return
    withdrawUndo()
    const second = added && { name: { ...name, eventId: uid }, data: added }
    const { etag } = await carryOut({ name, over, data, added: second })
    const back: SeriesWrite = {
      name,
      over: data && { data, etag },
      data: over.data,
      taken: second && second.name,
    }
    const takeBack = () =>
      void carryOut(back).then(() => notify({ kind: 'done', text: t`Everything is as it was` }), onFailure)
    offerUndo(done, t`Undo`, takeBack)
  }

  return { write, onFailure }
}
