import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Mend, SkipReason } from '#domain/ical/parseICalendar.ts'

/** Why something in a file is not imported, one phrase each. */
export const skipNames: Readonly<Record<SkipReason, MessageDescriptor>> = {
  unreadable: msg`it could not be read`,
  'cut-off': msg`its end is missing`,
  'not-an-event': msg`it is not an event`,
  duplicate: msg`the file holds it twice`,
  'no-vevent': msg`it is not an event`,
  'no-dtstart': msg`it has no start`,
  'end-before-start': msg`it ends before it starts`,
}

/** What in a file was not as it should be, and how it was read all the same, one phrase each. */
export const mendNames: Readonly<Record<Mend, MessageDescriptor>> = {
  time: msg`a date or time was written in an unusual way`,
  rule: msg`how it repeats was written in an unusual way`,
  'no-calendar': msg`it stood outside of a calendar`,
  'start-from-occurrence': msg`it has no start: it begins when its series would have`,
  'start-from-end': msg`it has no start: it is shown at its end`,
  'start-from-due': msg`it has no start: it is shown when it is due`,
  'end-left-out': msg`it ends before it starts: its end was left out`,
}
