import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormProblem } from './form/eventForm.ts'

/** The sentence beside a field whose value prevents saving. */
export const problemSentences: Readonly<Record<FormProblem, MessageDescriptor>> = {
  'not-a-date': msg`Enter a date, such as 15 March 2027.`,
  'not-a-time': msg`Enter a time, such as 09:00.`,
  'ends-before-it-starts': msg`The event ends before it starts. Choose a later end.`,
  'unknown-zone': msg`Unknown time zone. Enter one such as Europe/Paris, or leave it blank.`,
  'not-a-number': msg`Enter a number, such as 10.`,
  'not-a-page': msg`Enter the address of a page, such as https://example.org.`,
  'not-an-address': msg`Enter an e-mail address, such as bob@example.org`,
  'not-a-room': msg`Choose one of the rooms, or clear the field`,
  'no-calendar': msg`Choose a calendar.`,
}
