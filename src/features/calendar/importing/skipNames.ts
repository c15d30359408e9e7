import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SkipReason } from '#domain/ical/parseICalendar.ts'

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
