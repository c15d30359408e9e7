import { useState } from 'react'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { ErrorBoundary } from '../../../../ui/states/ErrorBoundary.tsx'
import { ResumeDrafts } from '../../drafts/ResumeDrafts.tsx'
import { usePersonShown } from '../../../../navigation/personAddress.ts'
import type { CalendarPlace } from '../../../../navigation/calendar/calendarPlace.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import type { OpenDialog } from '../OpenDialog.ts'

const AnswerKeys = lazyComponent(async () => (await import('../../invitations/AnswerKeys.tsx')).AnswerKeys)
const DragGuests = lazyComponent(async () => (await import('../guests/DragGuests.tsx')).DragGuests)
const FixedChips = lazyComponent(async () => (await import('../fixed/FixedChips.tsx')).FixedChips)
const PersonPage = lazyComponent(async () => (await import('../../people/PersonPage.tsx')).PersonPage)
const InvitationsButton = lazyComponent(
  async () => (await import('../../invitations/InvitationsButton.tsx')).InvitationsButton,
)
const AskTelling = lazyComponent(async () => (await import('../telling/AskTelling.tsx')).AskTelling)
const AskClashes = lazyComponent(async () => (await import('../clashes/AskClashes.tsx')).AskClashes)
const ReadOwners = lazyComponent(async () => (await import('./ReadOwners.tsx')).ReadOwners)
const LiveChanges = lazyComponent(async () => (await import('../../live/LiveChanges.tsx')).LiveChanges)
const UnseenChanges = lazyComponent(
  async () => (await import('../../unseen/UnseenChanges.tsx')).UnseenChanges,
)
const Selection = lazyComponent(async () => (await import('../../selection/Selection.tsx')).Selection)

type AfterFirstScreenProps = {
  readonly page: {
    readonly shown: {
      readonly days: readonly IsoDate[]
      readonly focusDate: IsoDate
      readonly open: CalendarPlace['open'] | null
      readonly close: () => void
      readonly invitations: () => void
      readonly show: (change: { readonly date: IsoDate }) => void
    }
    readonly list: { readonly calendars: readonly Calendar[]; readonly visible: readonly Calendar[] }
    readonly now: EpochMs
    readonly read: { readonly events: readonly CalendarEvent[] }
    readonly context: ChipContext
    readonly isSettled: boolean
    readonly setDialog: (dialog: OpenDialog) => void
  }
}

/** What nobody sees on the first screen: the drafts that are offered again, and the events that are selected. */
export function AfterFirstScreen({ page }: AfterFirstScreenProps) {
  const { shown, list, read, context, isSettled, setDialog, now } = page
  const person = usePersonShown()
  const [wasSettled, setWasSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setWasSettled(true)
  const calendarNamed = (id: string | null) => list.calendars.find((each) => each.id === id) ?? null
  return (
    <>
      <ResumeDrafts onCalendar={(id) => setDialog({ kind: 'calendar', calendar: calendarNamed(id) })} />
      {wasSettled && (
        <ErrorBoundary fallback={() => null}>
          <FixedChips events={read.events} context={context} />
          {person !== null && (
            <PersonPage
              person={person}
              date={shown.focusDate}
              zone={context.zone.name}
              calendars={list.calendars}
            />
          )}
          <DragGuests events={read.events} context={context} />
          <AskTelling calendars={list.calendars} />
          <AskClashes zone={context.zone.name} />
          <LiveChanges />
          <AnswerKeys events={read.events} context={context} />
          {list.calendars.some(({ ownerId }) => ownerId !== null) && (
            <ReadOwners calendars={list.calendars} />
          )}
          <UnseenChanges
            calendars={list.visible}
            days={shown.days}
            zone={context.zone}
            now={now}
            onDate={(date) => shown.show({ date })}
          />
          <InvitationsButton zone={context.zone.name} onOpen={shown.invitations} />
          <Selection
            events={read.events}
            days={shown.days}
            context={context}
            onClose={() => shown.open?.kind === 'event' && shown.close()}
          />
        </ErrorBoundary>
      )}
    </>
  )
}
