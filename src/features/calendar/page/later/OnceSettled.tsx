import { useEffect } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { CalendarPlace } from '../../../../navigation/calendar/calendarPlace.ts'
import { usePersonShown } from '../../../../navigation/personAddress.ts'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { hearKeys } from '../../actions/repeatKeys.ts'
import { ClipboardKeys, type ClipboardKeysProps } from '../../clipboard/ClipboardKeys.tsx'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import { EditKey } from '../../details/EditKey.tsx'
import { AnswerKeys } from '../../invitations/AnswerKeys.tsx'
import { InvitationsButton } from '../../invitations/InvitationsButton.tsx'
import { LiveChanges } from '../../live/LiveChanges.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { Selection } from '../../selection/Selection.tsx'
import { UnseenChanges } from '../../unseen/UnseenChanges.tsx'
import { AskClashes } from '../clashes/AskClashes.tsx'
import { FixedChips } from '../fixed/FixedChips.tsx'
import { DragGuests } from '../guests/DragGuests.tsx'
import { AskTelling } from '../telling/AskTelling.tsx'
import { ReadOwners } from './ReadOwners.tsx'
import { useSeenDay } from './useSeenDay.ts'

const PersonPage = lazyComponent(async () => (await import('../../people/PersonPage.tsx')).PersonPage)

export type OnceSettledProps = {
  readonly page: {
    readonly shown: {
      readonly days: readonly IsoDate[]
      readonly focusDate: IsoDate
      readonly open: CalendarPlace['open'] | null
      readonly close: () => void
      readonly invitations: () => void
      readonly show: (change: { readonly date: IsoDate }) => void
      readonly openEvent: (event: CalendarEvent) => void
    } & Parameters<typeof useSeenDay>[0] &
      Pick<ClipboardKeysProps, 'period' | 'begin' | 'quickAdd'>
    readonly list: {
      readonly calendars: readonly Calendar[]
      readonly visible: readonly Calendar[]
      readonly hidden: ReadonlySet<string>
    }
    readonly events: readonly CalendarEvent[]
    readonly setDialog: ClipboardKeysProps['setDialog']
    readonly now: EpochMs
    readonly read: { readonly events: readonly CalendarEvent[] }
    readonly context: ChipContext
  }
}

/** What works from the moment on when the events of the first screen are drawn; one script, as all of it is needed. */
export function OnceSettled({ page }: OnceSettledProps) {
  const { shown, list, read, context, now, events, setDialog } = page
  const { calendars, hidden } = list
  const person = usePersonShown()
  useSeenDay(shown)
  // After the effects of what it draws, which hear the keys.
  useEffect(hearKeys, [])
  return (
    <>
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
      <ClipboardKeys {...shown} {...{ events, calendars, hidden, setDialog }} zone={context.zone} />
      <AnswerKeys events={read.events} context={context} />
      <EditKey events={read.events} context={context} onOpen={shown.openEvent} />
      {list.calendars.some(({ ownerId }) => ownerId !== null) && <ReadOwners calendars={list.calendars} />}
      <UnseenChanges
        calendars={list.visible}
        all={list.calendars}
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
    </>
  )
}
