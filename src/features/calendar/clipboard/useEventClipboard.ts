import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { loadedOnce } from '../../../ui/loading/loadedOnce.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import { notify } from '../../../ui/messages/messages.ts'
import { focusedDate } from '../actions/focusedDate.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import { deleteSelected, selectedEvents } from '../grid/drag/selecting/selection.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { calendarIdType } from './calendarIdType.ts'
import type * as EventClipboard from './eventClipboard.ts'
import { calendarIn } from './calendarIn.ts'
import { oneLine } from './oneLine.ts'

// lingui-set comment="Events are copied, cut and pasted by the keys of the browser."

type OnPage = {
  readonly events: readonly CalendarEvent[]
  /** The event whose card is open; null for none. */
  readonly opened: CalendarEvent | null
  readonly calendars: readonly Calendar[]
  /** The ids of those that are not shown. */
  readonly hidden: ReadonlySet<string>
  readonly zone: Zone
  readonly onImport: (file: File) => void
  /** Text that is no calendar was pasted. */
  readonly onText: (text: string) => void
}

/**
 * Copy, cut and paste as the browser means them: of the selected events, else of the one that has the focus or whose
 * card is open, and into the day that has the focus. Text that is selected, fields and dialogs keep them for themselves.
 */
export function useEventClipboard(page: OnPage): void {
  const { events, opened, calendars, hidden, zone, onImport, onText } = page
  const { t } = useLingui()
  const context = useEditContext(zone.name)
  const { emails } = useUser()

  const meant = () => {
    const selected = selectedEvents()
    const one = selected.length > 0 ? null : (focusedIn(events) ?? opened)
    return { one, copied: one ? [one] : selected }
  }

  // Without text that is selected, Safari on a Mac has nothing to copy, unless a page says so beforehand.
  const onBefore = useEffectEvent((asked: Event) => {
    if (isTaken() || (asked.type !== 'beforepaste' && meant().copied.length === 0)) return
    asked.preventDefault()
  })

  const onCopy = useEffectEvent((asked: ClipboardEvent) => {
    if (isTaken() || asked.clipboardData === null) return
    const { one, copied } = meant()
    if (copied.length === 0) return
    asked.preventDefault()
    // The clipboard can be filled while the key is heard only: asked again once the script is here, which Safari refuses.
    if (part === null) return void load(() => document.execCommand(asked.type))
    const calendar = calendars.find(({ id }) => id === one?.calendarId)
    if (asked.type === 'cut' && one && !calendar?.canWrite)
      return void notify({
        kind: 'failed',
        text: () => t`Read-only: you can’t change events in this calendar.`,
      })
    part.copy(asked.clipboardData, copied, zone)
    if (asked.type !== 'cut') return
    if (one === null || !calendar) return deleteSelected()
    part.removeCut(context, one, { calendar, emails }).catch((error: unknown) => {
      notify({ kind: 'failed', text: () => t(explain(failureBehind(error)).sentence) })
    })
  })

  const onPaste = useEffectEvent((asked: ClipboardEvent) => {
    if (isTaken() || asked.clipboardData === null) return
    const [file] = asked.clipboardData.files
    const brought = calendarIn(asked.clipboardData)
    const words = asked.clipboardData.getData('text/plain').trim()
    const writable = calendars.filter(({ canWrite }) => canWrite)
    const from = asked.clipboardData.getData(calendarIdType)
    const calendar =
      writable.find(({ id }) => id === from) ?? writable.find(({ id }) => !hidden.has(id)) ?? writable[0]
    if (calendar === undefined || (brought === null && !file && words === '')) return
    asked.preventDefault()
    if (brought === null) return file ? onImport(file) : onText(oneLine(words))
    const where = { date: focusedDate(), zone, calendar, onImport }
    void load(({ paste }) => paste(context, brought, where))
  })

  useEffect(() => {
    void loadEventClipboard().catch(() => undefined)
    const over = new AbortController()
    const { signal } = over
    for (const type of ['beforecopy', 'beforecut', 'beforepaste'])
      document.addEventListener(type, onBefore, { signal })
    document.addEventListener('copy', onCopy, { signal })
    document.addEventListener('cut', onCopy, { signal })
    document.addEventListener('paste', onPaste, { signal })
    return () => over.abort()
  }, [])
}

let part: typeof EventClipboard | null = null

const loadEventClipboard = loadedOnce(async () => (part = await import('./eventClipboard.ts')))

async function load(then: (loaded: typeof EventClipboard) => void): Promise<void> {
  const loaded = part ?? (await loadPart(loadEventClipboard, () => void load(then)))
  if (loaded) then(loaded)
}

/** Whether copying and pasting belong to a field, a dialog, or to text that is selected. */
function isTaken(): boolean {
  const focused = document.activeElement
  const isElsewhere = focused?.closest(
    'input, textarea, select, [contenteditable], [role=dialog]:not([data-card]), [role=alertdialog], [role=menu]',
  )
  return Boolean(isElsewhere) || document.getSelection()?.isCollapsed === false
}

function focusedIn(events: readonly CalendarEvent[]): CalendarEvent | null {
  const key = document.activeElement?.getAttribute('data-event')
  return events.find((each) => each.key === key) ?? null
}
