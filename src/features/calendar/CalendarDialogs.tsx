import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { DatesChanged } from '#domain/series/datesChanged.ts'
import type { Scope } from '#domain/series/inScope.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useUser } from '../../api/UserProvider.tsx'
import { calendarPath, newEventPath, type CalendarPeriod } from '../../navigation/paths.ts'
import { useCalendarPlace } from '../../navigation/useCalendarPlace.ts'
import { useGo } from '../../navigation/useGo.ts'
import { usePath } from '../../navigation/usePath.ts'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import type { Calendar } from './data/Calendar.ts'
import { keepCopy } from './event/keepCopy.ts'
import type { ChipContext } from './grid/view/chip.tsx'

const NewEvent = lazyComponent(async () => (await import('./event/NewEvent.tsx')).NewEvent)
const OpenEvent = lazyComponent(async () => (await import('./event/OpenEvent.tsx')).OpenEvent)
const CalendarDialog = lazyComponent(
  async () => (await import('./sidebar/CalendarDialog.tsx')).CalendarDialog,
)
const DeleteCalendarDialog = lazyComponent(
  async () => (await import('./sidebar/DeleteCalendarDialog.tsx')).DeleteCalendarDialog,
)
const ImportDialog = lazyComponent(async () => (await import('./importing/ImportDialog.tsx')).ImportDialog)
const ScopeDialog = lazyComponent(async () => (await import('./event/ScopeDialog.tsx')).ScopeDialog)
const DayList = lazyComponent(async () => (await import('./grid/view/DayList.tsx')).DayList)

const dialogs = [
  NewEvent,
  OpenEvent,
  CalendarDialog,
  DeleteCalendarDialog,
  ImportDialog,
  ScopeDialog,
  DayList,
]

/** Load every dialog ahead of its press, and what a drag ends with. */
export function loadDialogs(): void {
  void import('./edits/moveEvent.ts').catch(() => undefined)
  for (const { preload } of dialogs) preload()
}

/** What is open besides what the address says. */
export type OpenDialog =
  | { readonly kind: 'calendar'; readonly calendar: Calendar | null }
  | { readonly kind: 'deletion'; readonly calendar: Calendar }
  | { readonly kind: 'import' }
  | {
      readonly kind: 'scope'
      readonly datesOf: (scope: Scope) => DatesChanged
      readonly answer: (scope: Scope | null) => void
    }
  | { readonly kind: 'more'; readonly date: IsoDate; readonly anchor: HTMLElement }

type CalendarDialogsProps = {
  readonly dialog: OpenDialog | null
  readonly period: CalendarPeriod
  readonly focusDate: IsoDate
  readonly zone: string
  readonly calendars: readonly Calendar[]
  /** Whether the calendars are known by now. */
  readonly isListed: boolean
  readonly events: readonly CalendarEvent[]
  readonly context: ChipContext
  readonly onOpenEvent: (event: CalendarEvent) => void
  readonly onCloseEvent: () => void
  readonly onClose: () => void
}

/** The dialogs over the calendar, each loaded when it is first needed. */
export function CalendarDialogs(props: CalendarDialogsProps) {
  const { dialog, period, focusDate, zone, calendars, isListed, events, context } = props
  const { onOpenEvent, onCloseEvent, onClose } = props
  const user = useUser()
  const go = useGo()
  const path = usePath()
  const place = useCalendarPlace()
  const open = isListed ? place?.open : null
  const writable = calendars.filter(({ canWrite }) => canWrite)

  function onShow(date: IsoDate) {
    onClose()
    go(calendarPath({ ...period, date }))
  }

  function onScope(answer: (scope: Scope | null) => void, scope: Scope | null) {
    onClose()
    answer(scope)
  }

  function onDuplicate(event: CalendarEvent) {
    const copyPath = newEventPath(period)
    keepCopy(sessionStorage, copyPath, event, zone)
    go(copyPath)
  }

  return (
    <>
      {open?.kind === 'new' && writable.length > 0 && (
        <NewEvent
          key={path}
          times={open.times}
          date={focusDate}
          zone={zone}
          calendars={writable}
          onClose={onCloseEvent}
        />
      )}
      {open?.kind === 'event' && (
        <OpenEvent
          key={path}
          event={open.event}
          shown={events.find((each) => isNamed(each, open.event)) ?? null}
          calendar={
            calendars.find(({ id }) => id === open.event.calendarId) ??
            unknown(open.event.calendarId, user.id)
          }
          calendars={writable}
          zone={zone}
          onClose={onCloseEvent}
          onDuplicate={onDuplicate}
        />
      )}
      {dialog?.kind === 'calendar' && (
        <CalendarDialog calendar={dialog.calendar} calendars={calendars} onClose={onClose} />
      )}
      {dialog?.kind === 'deletion' && <DeleteCalendarDialog calendar={dialog.calendar} onClose={onClose} />}
      {dialog?.kind === 'import' && <ImportDialog calendars={writable} onShow={onShow} onClose={onClose} />}
      {dialog?.kind === 'scope' && (
        <ScopeDialog
          scopes={['this', 'following', 'all']}
          datesOf={dialog.datesOf}
          zone={zone}
          onContinue={(scope) => onScope(dialog.answer, scope)}
          onClose={() => onScope(dialog.answer, null)}
        />
      )}
      {dialog?.kind === 'more' && (
        <DayList
          date={dialog.date}
          anchor={dialog.anchor}
          events={events}
          context={context}
          onOpen={onOpenEvent}
          onClose={onClose}
        />
      )}
    </>
  )
}

type Named = Pick<CalendarEvent, 'calendarId' | 'eventId' | 'occurrence'>

const isNamed = (event: Named, name: Named) =>
  event.calendarId === name.calendarId &&
  event.eventId === name.eventId &&
  event.occurrence === name.occurrence

/** An address may name a calendar that is not (any more) in the list: the service then says so. */
const unknown = (id: string, homeId: string): Calendar => ({
  id,
  homeId,
  name: '',
  description: '',
  colour: '#808080',
  hasCtag: false,
  isDefault: false,
  canWrite: true,
  canRename: true,
})
