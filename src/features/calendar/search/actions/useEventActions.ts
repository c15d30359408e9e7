import { useMemo, useState } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { invitedAs } from '#domain/event/guests/invitedAs.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import { keysOf } from '../../../../navigation/actions/Key.ts'
import { keyChoice } from '../../../../navigation/actions/keyChoice.ts'
import type { WorkingAction } from '../../../../navigation/actions/workingActions.ts'
import { eventPath, type CalendarPeriod } from '../../../../navigation/paths.ts'
import { useGo } from '../../../../navigation/useGo.ts'
import { eventActions, type EventAbilities } from '../../actions/eventActions.ts'
import { eventInFocus } from '../../actions/eventInFocus.ts'
import { askOfEvent } from '../../actions/useAsked.ts'
import { isPrivateToOwner } from '../../edits/fixed/isFixed.ts'
import { meetingLink } from '../../format/meetingLink.ts'
import { canPropose } from '../../invitations/proposals/canPropose.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { offers } from '../../queries/server/hostFeatures.ts'

export type AroundSearch = {
  readonly period: CalendarPeriod
  /** What the page below it shows. */
  readonly events: readonly CalendarEvent[]
  readonly calendars: readonly Calendar[]
}

const none: readonly never[] = []

/** What can be done with the event that had the focus, or was open, before the search. */
export function useEventActions({ period, events, calendars }: AroundSearch): readonly WorkingAction[] {
  const go = useGo()
  const { emails } = useUser()
  const api = useApi()
  const [key] = useState(eventInFocus)
  // Not with each key that is typed: the key of an event is made when it is asked for.
  const event = useMemo(() => eventOf(events, key), [events, key])
  const calendar = calendars.find(({ id }) => id === event?.calendarId)
  if (!event || !calendar) return none

  const canWrite = calendar.canWrite && !isPrivateToOwner(event, calendar)
  const isGuest = event.vevent !== undefined && invitedAs(event.vevent, emails) !== null
  const canAnswer = canWrite && isGuest && event.status !== 'cancelled'
  const meeting = meetingLink(event, null)
  const abilities: EventAbilities = {
    canWrite,
    canDuplicate: calendars.some((each) => each.canWrite),
    canAnswer,
    canPropose: canAnswer && canPropose(api, event, emails),
    hasHistory: canWrite && offers(api, 'eventHistory'),
    canJoin: meeting !== null,
  }
  const { isOn, chosen } = keyChoice()
  return eventActions
    .filter(({ needs }) => needs === undefined || abilities[needs])
    .map((row) => ({
      ...row,
      keys: isOn ? keysOf(row, chosen) : [],
      run: () => {
        // A page of somebody else's opens only while a key or a button is pressed, and not after the card has come.
        if (row.name === 'eventJoin') return void window.open(meeting ?? '', '_blank', 'noopener,noreferrer')
        askOfEvent(event.key, row.name)
        go(eventPath(period, event))
      },
    }))
}

function eventOf(events: readonly CalendarEvent[], key: string | null): CalendarEvent | undefined {
  if (key === null) return undefined
  const isMeant = (each: CalendarEvent) => each.key === key
  const shown = events.find((each) => isMeant(each) || each.copies?.some(isMeant))
  return shown?.copies?.find(isMeant) ?? shown
}
