import type { JCalProperty } from '#contract/jcal.ts'
import { parameterOf } from '../../jcal/properties.ts'

/** The longest note that is taken, in characters. */
export const maxNote = 1000

/**
 * The parameter of an ATTENDEE with what this person wrote to the organizer, as Google and others write it; a REPLY has
 * it as COMMENT (RFC 5546 3.2.3).
 */
export const noteParameter = 'x-response-comment'

/** What an attendee wrote to the organizer with their answer; '' for nothing. */
export const answerNote = (attendee: JCalProperty | undefined): string =>
  (attendee && parameterOf(attendee, noteParameter)) ?? ''
