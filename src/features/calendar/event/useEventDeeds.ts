import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { deleteInScope, type Scope } from '#domain/series/inScope.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { download } from '../download.ts'
import { notify } from '../../../ui/messages.ts'
import { deleteEvent, putEvent, type Seen } from '../data/commands.ts'
import type { ObjectName } from '../data/requests.ts'
import { run } from '../data/run.ts'
import { offerUndo, withdrawUndo } from './undo.ts'
import { useSeriesWrite } from './useSeriesWrite.ts'

/** What can be done with an event besides changing it. Each says in a message how it went, and how to undo it. */
export function useEventDeeds(name: ObjectName, title: string) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const called = title === '' ? t`the event` : `“${title}”`

  const { write, onFailure } = useSeriesWrite()

  function remove(seen: Seen) {
    const takeBack = () =>
      // The very same object as it was, byte for byte.
      void run(client, putEvent(api), { name, data: seen.data, over: null }).then(
        () => notify({ kind: 'done', text: t`Brought ${called} back` }),
        onFailure,
      )
    withdrawUndo()
    void run(client, deleteEvent(api), { name, over: seen }).then(
      () => offerUndo(t`Deleted ${called}`, t`Undo`, takeBack),
      onFailure,
    )
  }

  function removeOf(seen: Seen, some: { readonly occurrence: string; readonly scope: Scope }) {
    const outcome = deleteInScope(seen.data, some, { now: Date.now() })
    void write(name, outcome, '', seen, t`Deleted ${called}`).catch(onFailure)
  }

  async function exportFile({ data }: Seen) {
    const { printICalendar } = await import('#domain/ical/printICalendar.ts')
    download(printICalendar(data), title)
  }

  return { remove, removeOf, exportFile }
}
