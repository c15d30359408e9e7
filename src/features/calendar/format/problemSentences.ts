import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormProblem } from '../event/eventForm.ts'

/** The sentence beside a field that keeps an event from being saved. */
export const problemSentences: Readonly<Record<FormProblem, MessageDescriptor>> = {
  'not-a-date': msg`This is not a date. Write it like 2027-03-15.`,
  'not-a-time': msg`This is not a time. Write it like 09:00.`,
  'ends-before-it-starts': msg`The event ends before it starts. Choose a later end.`,
  'unknown-zone': msg`No such time zone is known. Write it like Europe/Paris, or leave it empty.`,
  'not-a-number': msg`Write a number of times, such as 10.`,
  'no-calendar': msg`Choose the calendar it belongs to.`,
}
