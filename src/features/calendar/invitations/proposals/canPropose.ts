import { domainOf } from '#contract/emailAddress.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import type { Api } from '../../../../api/createApi.ts'
import { offers } from '../../queries/server/hostFeatures.ts'

/**
 * Whether another time that is proposed for an event reaches its organizer: a colleague, or anybody where the service
 * sends mail (CAL-29).
 *
 * @param emails of the person
 */
export function canPropose(
  api: Api,
  { vevent }: Pick<CalendarEvent, 'vevent'>,
  emails: readonly string[],
): boolean {
  const organizer = vevent && readGuestList(vevent).organizer
  if (!organizer || !offers(api, 'invitations')) return false
  const domain = domainOf(organizer.address).toLowerCase()
  return api.config.features.guestMail || emails.some((each) => domainOf(each).toLowerCase() === domain)
}
