import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { useBack } from '../../../navigation/history/useBack.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import {
  CalendarDialog,
  DayList,
  DeleteCalendarDialog,
  ImportDialog,
  PublishedCalendar,
  SayingLine,
  ScopeDialog,
  SetDialog,
  ShareDialog,
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
  const writable = calendars.filter(({ canWrite }) => canWrite)
  const onImport = () => onDialog({ kind: 'import' })
  const onAdd = (web: string) => onDialog({ kind: 'calendar', calendar: null, web })

  // What these are about is not on screen any more.
  useBack(() => {
    if (dialog.kind === 'scope') onAnswer(dialog.answer, null)
    else if (dialog.kind === 'saying') onClose()
  })

  function onShow(date: IsoDate) {
    onClose()
    show({ date })
  }

  function onAnswer<Answer>(answer: (chosen: Answer) => void, chosen: Answer) {
    onClose()
    answer(chosen)
  }

  switch (dialog.kind) {
    case 'calendar':
      return <CalendarDialog {...{ calendars, onClose }} calendar={dialog.calendar} web={dialog.web} />
    case 'share':
      return <ShareDialog calendar={dialog.calendar} onClose={onClose} />
    case 'set':
      return (
        <SetDialog
          set={dialog.set}
          shown={dialog.shown}
          taken={dialog.taken}
          {...{ calendars, show, onClose }}
        />
      )
    case 'import':
    case 'deletion':
      return <ResumableDialog {...{ dialog, zone, writable, onDialog, onShow, onClose }} />
    case 'published':
      return <PublishedCalendar file={dialog.file} {...{ onAdd, onImport, onClose }} />
    case 'scope':
      return (
        <ScopeDialog
          does="save"
          scopes={dialog.question.scopes ?? ['this', 'following', 'all']}
          datesOf={dialog.question.datesOf}
          zone={zone}
          onChosen={(scope) => onAnswer(dialog.answer, scope)}
          onLook={(scope) => {
            onAnswer(dialog.answer, null)
            dialog.question.look(scope)
          }}
          onClose={() => onAnswer(dialog.answer, null)}
        />
      )
    case 'saying':
      return <SayingLine {...dialog} zone={context.zone} calendars={writable} onClose={onClose} />
    case 'more':
      return (
        <DayList
          date={dialog.date}
          anchor={dialog.anchor}
          onOpen={onOpenEvent}
          {...{ events, context, onClose }}
        />
      )
  }
}

type ResumableDialogProps = Pick<PageDialogProps, 'zone' | 'onDialog' | 'onClose'> & {
  readonly dialog: OpenDialog & { readonly kind: 'import' | 'deletion' }
  readonly writable: readonly Calendar[]
  readonly onShow: (date: IsoDate) => void
}

/** A dialog that makes room for a look at what it would change, and comes back as it was. */
function ResumableDialog({ dialog, writable, onShow, ...props }: ResumableDialogProps) {
  const { zone, onDialog, onClose } = props
  const key = dialog.resumed ? 'resumed' : 'new'
  if (dialog.kind === 'deletion') {
    return (
      <DeleteCalendarDialog
        key={key}
        calendar={dialog.calendar}
        resumed={dialog.resumed}
        onResume={(resumed) => onDialog({ ...dialog, resumed })}
        {...{ zone, onClose }}
      />
    )
  }
  return (
    <ImportDialog
      key={key}
      calendars={writable}
      given={dialog.file}
      resumed={dialog.resumed}
      onResume={(resumed) => onDialog({ kind: 'import', resumed })}
      {...{ zone, onShow, onClose }}
    />
  )
}
