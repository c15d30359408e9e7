import { noteHeader } from '#contract/scheduling/noteHeader.ts'
import { maxNote } from '#domain/event/guests/answerNote.ts'
import type { TellingOfWrite } from './schedulingOf.ts'

/** Whether guests are told of a write (RFC 6638 8.1), and what the organizer says to them. */
export const tellingOf = (headers: Headers): TellingOfWrite => ({
  isSilent: headers.get('schedule-reply')?.trim().toUpperCase() === 'F',
  note: decoded(headers.get(noteHeader) ?? '').slice(0, maxNote),
})

/** Of what is back from the bin nobody is told unless that is asked for. */
export const tellingOfRestored = (headers: Headers): TellingOfWrite => ({
  ...tellingOf(headers),
  isSilent: headers.get('schedule-reply')?.trim().toUpperCase() !== 'T',
})

/** What is written in another way is no note. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
