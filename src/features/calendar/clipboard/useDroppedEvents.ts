import type { CalendarPlace } from '../../../navigation/calendar/calendarPlace.ts'
import type { OpenDialog } from '../page/OpenDialog.ts'
import { broughtWays, type Brought } from './broughtWays.ts'
import { useDropped } from './useDropped.ts'

export type DropPage = Brought & {
  readonly open: CalendarPlace['open']
  readonly dialog: OpenDialog | null
  readonly list: { readonly mayAdd: boolean }
}

/**
 * Events that are dropped on the page, as a file, a link or text. The invitation in a mail is taken; of another mail the
 * subject is a title.
 *
 * @returns whether something is over the page that would be taken
 */
export function useDroppedEvents(page: DropPage): boolean {
  const { open, dialog, list } = page
  const isBusy = dialog !== null || (open !== null && open.kind !== 'event')
  return useDropped(isBusy || !list.mayAdd, broughtWays(page))
}
