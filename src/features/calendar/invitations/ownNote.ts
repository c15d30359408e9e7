import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { isSamePerson } from '#domain/event/guests/GuestList.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'

/** What a person wrote to the organizer with their answer; '' for nothing. */
export function ownNote({ vevent }: Pick<CalendarEvent, 'vevent'>, emails: readonly string[]): string {
  const guests = vevent ? readGuestList(vevent).guests : []
  return guests.find(({ address }) => emails.some((mine) => isSamePerson(mine, address)))?.note ?? ''
}
