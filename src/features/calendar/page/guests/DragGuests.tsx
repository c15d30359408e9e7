import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import { answerGuestTimes } from '../../grid/drag/guests/guestTimes.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import { offers } from '../../queries/server/hostFeatures.ts'
import { useNow } from '../../zone/useNow.ts'
import { guestTimesFor } from './guestTimesFor.ts'

type DragGuestsProps = { readonly events: readonly CalendarEvent[]; readonly zone: Zone }

/** Answers a drag that asks when the guests of its event can come. Nothing is asked of the service before. */
export function DragGuests({ events, zone }: DragGuestsProps) {
  const api = useApi()
  const client = useQueryClient()
  const user = useUser()
  const { workingHours } = useViewOptions()
  const now = useNow()
  useEffect(() => {
    if (!offers(api, 'freeBusy') || !api.config.features.people) return undefined
    return answerGuestTimes(async (key, shown) => {
      const event = events.find((each) => each.key === key)
      return event ? guestTimesFor(event, shown, { api, client, user, zone, workingHours, now }) : null
    })
  }, [api, client, user, events, zone, workingHours, now])
  return null
}
