import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import { answerGuestTimes } from '../../grid/drag/guests/guestTimes.ts'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import { offers } from '../../queries/server/hostFeatures.ts'
import { useNow } from '../../zone/useNow.ts'
import { guestTimesFor } from './guestTimesFor.ts'

type DragGuestsProps = { readonly events: readonly CalendarEvent[]; readonly context: ChipContext }

/** Answers a drag that asks when the guests of its event can come. Nothing is asked of the service before. */
export function DragGuests({ events, context: { calendars, zone } }: DragGuestsProps) {
  const api = useApi()
  const client = useQueryClient()
  const user = useUser()
  const { workingHours } = useViewOptions()
  const now = useNow()
  useEffect(() => {
    if (!offers(api, 'freeBusy') || !api.config.features.people) return undefined
    return answerGuestTimes(async (key, shown) => {
      const event = events.find((each) => each.key === key)
      if (!event) return null
      const calendar = calendars.get(event.calendarId)
      return guestTimesFor(event, shown, { api, client, user, calendar, zone, workingHours, now })
    })
  }, [api, client, user, events, calendars, zone, workingHours, now])
  return null
}
