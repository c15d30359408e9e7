import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { CalendarPlace } from '../../../navigation/calendar/calendarPlace.ts'
import { openedEvent } from '../details/eventIn.ts'
import { isLink } from '../../../navigation/isLink.ts'
import type { PrefilledEvent } from '../../../navigation/paths.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import type { OpenDialog } from '../page/OpenDialog.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { startSentence } from '../quickadd/startSentence.ts'
import { useDropped } from './useDropped.ts'
import { useEventClipboard } from './useEventClipboard.ts'

type OnPage = Parameters<typeof startSentence>[1] & {
  readonly events: readonly CalendarEvent[]
  readonly open: CalendarPlace['open']
  readonly dialog: OpenDialog | null
  /** Opens the form of a new event. */
  readonly begin: (event: PrefilledEvent) => void
  readonly setDialog: (dialog: OpenDialog) => void
  readonly list: {
    readonly calendars: readonly Calendar[]
    readonly hidden: ReadonlySet<string>
    readonly mayAdd: boolean
  }
  readonly zone: Zone
}

/**
 * Events that come from elsewhere: pasted or dropped on the page, as a file, a link or text. The invitation in a
 * mail is imported; of another mail the subject is a title.
 *
 * @returns whether something is over the page that would be taken
 */
export function useBroughtEvents(page: OnPage): boolean {
  const { events, open, dialog, setDialog, list, zone } = page
  const { calendars, hidden, mayAdd } = list
  const isBusy = dialog !== null || (open !== null && open.kind !== 'event')
  const onImport = (file: File) => setDialog({ kind: 'import', file })
  const onFile = (file: File) => (isMail(file) ? void openMail(file, page) : onImport(file))

  const onText = (text: string) => (isLink(text) ? void openLink(text, page) : startSentence(text, page))

  useEventClipboard({
    events,
    opened: openedEvent(events, open),
    calendars,
    hidden,
    zone,
    onImport: onFile,
    onText,
  })
  return useDropped(isBusy || !mayAdd, { onFile, onText, onLink: (link) => void openLink(link, page) })
}

type Ways = Pick<OnPage, 'begin' | 'setDialog'>

async function openMail(file: File, ways: Ways): Promise<void> {
  const part = await loadPart(
    () => import('./mail/openMail.ts'),
    () => void openMail(file, ways),
  )
  const onImport = (invitation: File) => ways.setDialog({ kind: 'import', file: invitation })
  await part?.openMail(file, { onImport, begin: ways.begin })
}

async function openLink(text: string, ways: Ways): Promise<void> {
  const part = await loadPart(
    () => import('../../../navigation/readLink.ts'),
    () => void openLink(text, ways),
  )
  const link = part?.readLink(text)
  if (link?.kind === 'event') ways.begin(link.event)
  if (link?.kind === 'calendar') ways.setDialog({ kind: 'published', file: link.file })
}

const isMail = ({ name, type }: File) => type === 'message/rfc822' || /\.eml$/i.test(name)
