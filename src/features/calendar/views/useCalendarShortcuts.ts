import { msg } from '@lingui/core/macro'
import { readDate } from '#domain/time/parseDate.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useShortcuts } from '../../../navigation/useShortcuts.ts'
import type { CalendarView } from './CalendarView.ts'
import type { Ways } from './usePeriod.ts'

// lingui-set comment="What a key does, in the list of keyboard shortcuts."

type PageActions = Readonly<Record<'quickAdd' | 'print' | 'copyLink' | 'undo' | 'redo', () => void>>

/** The keys of the calendar, and one for each view. The letters are those of other calendars. */
export function useCalendarShortcuts(
  views: readonly CalendarView[],
  today: IsoDate,
  { show, step, begin, search, quickAdd, changes, print, copyLink, undo, redo }: Ways & PageActions,
): void {
  useShortcuts({
    where: msg`In the calendar`,
    shortcuts: [
      { key: 'c', does: msg`New event`, run: () => begin() },
      { key: 'q', does: msg`Quick add`, run: () => quickAdd() },
      { key: '/', does: msg`Search`, run: () => search() },
      { key: 'k', holding: 'Ctrl', does: msg`Search`, run: () => search() },
      { key: 't', does: msg`Go to today`, run: () => show({ date: today }) },
      { key: 'j', does: msg`Next period`, run: () => step(1) },
      { key: 'k', does: msg`Previous period`, run: () => step(-1) },
      { key: 'p', does: msg`Print`, run: print },
      { key: 'l', does: msg`Copy link to the focused or drawn time`, run: copyLink },
      { key: 'c', holding: 'Ctrl', does: msg`Copy the event` },
      { key: 'x', holding: 'Ctrl', does: msg`Cut the event` },
      { key: 'v', holding: 'Ctrl', does: msg`Paste into the focused day` },
      { key: 'z', holding: 'Ctrl', does: msg`Undo`, run: undo },
      { key: 'z', holding: 'CtrlShift', does: msg`Redo`, run: redo },
      { key: 'y', holding: 'Ctrl', does: msg`Redo`, run: redo },
      { key: 'h', does: msg`Recent changes`, run: () => changes() },
      ...views.flatMap(({ keys, title, name }) =>
        keys.map((key) => ({ key, does: title, run: () => show({ view: name, ...focusedDate() }) })),
      ),
    ],
  })
}

/** The day that the focus is in: another view shows that day, and the focus stays on its event. */
function focusedDate(): { readonly date?: IsoDate } {
  const cell = document.activeElement?.closest('[data-cell]')
  const date = readDate(cell?.getAttribute('data-cell') ?? '')
  return date === null ? {} : { date }
}
