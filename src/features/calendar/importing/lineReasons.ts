import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Mend, SkipReason } from '#domain/ical/parseICalendar.ts'

// lingui-set comment="Why an event of a file was skipped, or what was corrected: “Choir: no end”."

/** Why a part of a file is not imported, one phrase each. */
export const skipNames: Readonly<Record<SkipReason, MessageDescriptor>> = {
  unreadable: msg`couldn’t be read`,
  'cut-off': msg`no end`,
  'not-an-event': msg`not an event`,
  duplicate: msg`twice in the file`,
  'no-vevent': msg`not an event`,
  'no-dtstart': msg`no start`,
  'end-before-start': msg`ends before it starts`,
}

/** What was wrong in a file, and how it was read anyway, one phrase each. */
export const mendNames: Readonly<Record<Mend, MessageDescriptor>> = {
  time: msg`unusual date or time format`,
  rule: msg`unusual repeat rule`,
  'no-calendar': msg`outside a calendar`,
  'start-from-occurrence': msg`no start, so it begins with its series`,
  'start-from-end': msg`no start, so it’s shown at its end`,
  'start-from-due': msg`no start, so it’s shown when it’s due`,
  'end-left-out': msg`ends before it starts, so its end was dropped`,
}
