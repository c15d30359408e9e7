import type { EventName } from '../../../navigation/paths.ts'

/** What a draft is about. Drafts of the same subject are offered when it is opened again. */
export const newEventSubject = 'new event'

/** A sentence of quick add. */
export const sentenceSubject = 'sentence'

export const eventSubject = ({ calendarId, eventId, occurrence }: EventName): string =>
  ['event', calendarId, eventId, occurrence ?? ''].map(encodeURIComponent).join(' ')

/** @param id null for a new calendar */
export const calendarSubject = (id: string | null): string =>
  id === null ? 'new calendar' : `calendar ${encodeURIComponent(id)}`
