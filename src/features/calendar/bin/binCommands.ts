import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { binPage, type BinItemAnswer } from '#contract/bin.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import type { Api } from '../../../api/createApi.ts'
import { recordFromBin } from '../edits/history/recordFromBin.ts'
import { withdrawUndo } from '../edits/undo.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { deleteFromBin, emptyBin, listBin, restoreFromBin } from '../queries/requests/binRequests.ts'
import { doneAfterAll } from '../../../api/doneAfterAll.ts'

/** What is done with the bin: one item of it, or all. */
export type BinCommand =
  | { readonly kind: 'restore'; readonly item: BinItemAnswer; readonly telling?: Telling }
  | { readonly kind: 'delete'; readonly item: BinItemAnswer }
  | { readonly kind: 'empty' }

/** Do something with the bin, and read it again, and the calendars that something came back to. */
export const runBinCommand = (api: Api) =>
  mutationOptions({
    mutationKey: ['calendar', 'bin'],
    mutationFn: (command: BinCommand) => send(api, command),
    // It may be the deletion of what is restored now.
    onMutate: () => withdrawUndo(),
    onSuccess: (_answer, command, _before, { client }) => {
      if (command.kind === 'restore') recordFromBin({ api, client }, command.item)
    },
    onSettled: async (_answer, _error, { kind }, _before, { client }) => readAgain(client, kind),
  })

/** Where no answer comes, the bin tells. */
const send = (api: Api, command: BinCommand): Promise<void> =>
  doneAfterAll(
    () => sendOnce(api, command),
    async () => {
      const { items, total } = await listBin(api, binPage.maxLimit)
      if (command.kind === 'empty') return total === 0
      return total === items.length && items.every(({ id }) => id !== command.item.id)
    },
  )

function sendOnce(api: Api, command: BinCommand): Promise<void> {
  if (command.kind === 'empty') return emptyBin(api)
  const { id } = command.item
  return command.kind === 'restore' ? restoreFromBin(api, id, command.telling) : deleteFromBin(api, id)
}

async function readAgain(client: QueryClient, kind: BinCommand['kind']): Promise<void> {
  const bin = client.invalidateQueries({ queryKey: calendarKeys.bin })
  // Their ctags say which calendars have changed.
  if (kind === 'restore') void client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
  await bin
}
