import { useQueryClient } from '@tanstack/react-query'
import type { JCal } from '#contract/jcal.ts'
import type { ItipBody } from '#contract/scheduling/itipMessage.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { invitedAs } from '#domain/event/guests/invitedAs.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import { sequenceOf } from '#domain/jcal/latestOf.ts'
import { counterMessage, type Proposed } from '#domain/scheduling/counterMessage.ts'
import { epochMs } from '#domain/time/units.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { sendItip } from '../../queries/requests/itipRequests.ts'

type Invited = { readonly event: CalendarEvent; readonly calendar: Calendar }

/** Sends another time for an invitation to its organizer (CAL-29). */
export function useCounter(data: JCal, { event, calendar }: Invited) {
  const api = useApi()
  const client = useQueryClient()
  const { emails } = useUser()
  const { vevent, calendarId, eventId, uid, occurrence } = event
  const attendee = vevent ? invitedAs(vevent, emails) : null
  const organizer = vevent ? readGuestList(vevent).organizer : null

  /** @returns false if that is the time of the event. @throws what the request does */
  async function send(proposed: Pick<Proposed, 'when' | 'scope' | 'note'>): Promise<boolean> {
    if (!vevent || !attendee || !organizer) return false
    const now = epochMs(Date.now())
    const message = counterMessage(data, { ...proposed, occurrence, attendee, now })
    if (message === null) return false
    const body: ItipBody = {
      method: 'COUNTER',
      uid,
      sender: attendee,
      recipient: organizer.address,
      sequence: sequenceOf(vevent),
      ical: printICalendar(message),
    }
    const slots = { userId: calendar.homeId, calendarId, eventId }
    await sendItip(api, slots, body)
    // What was proposed comes back with one's own copy.
    void client.invalidateQueries({ queryKey: calendarKeys.event(slots) })
    void client.invalidateQueries({
      queryKey: calendarKeys.rangesOf({ homeId: slots.userId, id: calendarId }),
    })
    return true
  }

  return { send, emails, organizer: organizer?.name || (organizer?.address ?? '') }
}
