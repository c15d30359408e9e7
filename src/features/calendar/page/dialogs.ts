import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { TypeAhead } from '../../../ui/loading/TypeAhead.ts'
import { loadDropping } from './useDrag.ts'
import { loadSteps } from './useTakeBack.ts'

export const NewEvent = lazyDialog(async () => (await import('../editor/NewEvent.tsx')).NewEvent, TypeAhead)
export const EventSlip = lazyDialog(async () => (await import('../slip/EventSlip.tsx')).EventSlip, TypeAhead)
export const OpenEvent = lazyDialog(async () => (await import('../details/OpenEvent.tsx')).OpenEvent)
export const SearchDialog = lazyDialog(
  async () => (await import('../search/SearchDialog.tsx')).SearchDialog,
  TypeAhead,
)
export const ChangesDialog = lazyDialog(
  async () => (await import('../history/ChangesDialog.tsx')).ChangesDialog,
)
export const InvitationsDialog = lazyDialog(
  async () => (await import('../invitations/InvitationsDialog.tsx')).InvitationsDialog,
)
export const QuickAddDialog = lazyDialog(
  async () => (await import('../quickadd/QuickAddDialog.tsx')).QuickAddDialog,
  TypeAhead,
)
export const CalendarDialog = lazyDialog(
  async () => (await import('../sidebar/CalendarDialog.tsx')).CalendarDialog,
  TypeAhead,
)
export const DeleteCalendarDialog = lazyDialog(
  async () => (await import('../sidebar/DeleteCalendarDialog.tsx')).DeleteCalendarDialog,
)
export const ShareDialog = lazyDialog(async () => (await import('../sharing/ShareDialog.tsx')).ShareDialog)
export const SetDialog = lazyDialog(
  async () => (await import('../sidebar/sets/SetDialog.tsx')).SetDialog,
  TypeAhead,
)
export const ImportDialog = lazyDialog(
  async () => (await import('../importing/ImportDialog.tsx')).ImportDialog,
)
export const PublishedCalendar = lazyDialog(
  async () => (await import('../importing/PublishedCalendar.tsx')).PublishedCalendar,
)
export const SayingLine = lazyDialog(
  async () => (await import('../saying/SayingLine.tsx')).SayingLine,
  TypeAhead,
)
export const ScopeDialog = lazyDialog(async () => (await import('../editor/ScopeDialog.tsx')).ScopeDialog)
export const DayList = lazyDialog(async () => (await import('../grid/view/DayList.tsx')).DayList)
export const AfterFirstScreen = lazyComponent(
  async () => (await import('./later/AfterFirstScreen.tsx')).AfterFirstScreen,
)
export const OpenLink = lazyComponent(async () => (await import('./links/OpenLink.tsx')).OpenLink)
export const OpenTimeLink = lazyComponent(async () => (await import('./links/OpenTimeLink.tsx')).OpenTimeLink)

export const NowhereToAdd = lazyDialog(async () => (await import('./links/NowhereToAdd.tsx')).NowhereToAdd)

const dialogs = [
  NewEvent,
  EventSlip,
  OpenEvent,
  SearchDialog,
  ChangesDialog,
  InvitationsDialog,
  QuickAddDialog,
  CalendarDialog,
  DeleteCalendarDialog,
  ShareDialog,
  SetDialog,
  ImportDialog,
  PublishedCalendar,
  SayingLine,
  ScopeDialog,
  DayList,
  NowhereToAdd,
]

/** What unsaved changes need, and the menu to sign out, is loaded before: later there may be no network. */
const loadPendingChanges = () =>
  Promise.all([
    import('../pending/PendingChangesPage.tsx'),
    import('../pending/DiscardDialog.tsx'),
    import('../pending/SignOutQuestion.tsx'),
    import('../pending/SignOutDialog.tsx'),
    import('../../../ui/overlays/Menu.tsx'),
  ])

/** Load every dialog before it is opened, and what the end of a drag needs. */
export function loadDialogs(): void {
  void loadDropping().catch(() => undefined)
  void loadSteps().catch(() => undefined)
  void loadPendingChanges().catch(() => undefined)
  for (const { preload } of dialogs) preload()
}
