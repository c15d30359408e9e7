import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Scope } from '#domain/series/inScope.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import {
  CalendarDialog,
  DayList,
  DeleteCalendarDialog,
  ImportDialog,
  PublishedCalendar,
  ScopeDialog,
  SetDialog,
} from './dialogs.ts'
import type { OpenDialog } from './OpenDialog.ts'

type PageDialogProps = {
  readonly dialog: OpenDialog
  readonly zone: string
  readonly calendars: readonly Calendar[]
  readonly events: readonly CalendarEvent[]
  readonly context: ChipContext
  readonly onOpenEvent: (event: CalendarEvent) => void
  readonly show: (change: Partial<CalendarPeriod>) => void
  /** Another dialog in its place. */
  readonly onDialog: (dialog: OpenDialog) => void
  readonly onClose: () => void
}

/** A dialog that a button of the page has opened: the address does not name it. */
export function PageDialog(props: PageDialogProps) {
  const { dialog, zone, calendars, events, context, onOpenEvent, show, onDialog, onClose } = props
  const onImport = () => onDialog({ kind: 'import' })

  function onShow(date: IsoDate) {
    onClose()
    show({ date })
  }

  function onScope(answer: (scope: Scope | null) => void, scope: Scope | null) {
    onClose()
    answer(scope)
  }

  switch (dialog.kind) {
    case 'calendar':
      return <CalendarDialog calendar={dialog.calendar} calendars={calendars} onClose={onClose} />
    case 'deletion':
      return <DeleteCalendarDialog calendar={dialog.calendar} onClose={onClose} />
    case 'set':
      return (
        <SetDialog
          set={dialog.set}
          calendars={calendars}
          shown={dialog.shown}
          taken={dialog.taken}
          show={show}
          onClose={onClose}
        />
      )
    case 'import':
      return (
        <ImportDialog
          calendars={calendars.filter(({ canWrite }) => canWrite)}
          given={dialog.file}
          onShow={onShow}
          onClose={onClose}
        />
      )
    case 'published':
      return <PublishedCalendar file={dialog.file} {...{ onImport, onClose }} />
    case 'scope':
      return (
        <ScopeDialog
          does="save"
          scopes={['this', 'following', 'all']}
          datesOf={dialog.datesOf}
          zone={zone}
          onChosen={(scope) => onScope(dialog.answer, scope)}
          onClose={() => onScope(dialog.answer, null)}
        />
      )
    case 'more':
      return (
        <DayList
          date={dialog.date}
          anchor={dialog.anchor}
          events={events}
          context={context}
          onOpen={onOpenEvent}
          onClose={onClose}
        />
      )
  }
}
