import { instantOf } from '#domain/time/instantOf.ts'
import { timeLinkAddress } from '../../../navigation/timeLink.ts'
import type { EventForm } from './form/eventForm.ts'
import { readForm } from './form/readForm.ts'

/**
 * The address of the time in a form, which opens as the same time in any zone.
 *
 * @param here the address on screen
 * @returns null while the form says no time, or one that differs from zone to zone
 */
export function timeLinkOf(form: EventForm, here: string): string | null {
  // How it repeats is not a part of the link, and may be half typed.
  const { draft } = readForm({ ...form, repeats: 'never' })
  if (!draft) return null
  const { when, title } = draft
  if (when.kind === 'allDay') return timeLinkAddress({ ...when, title }, here)
  if (when.zone === null) return null
  const [start, end] = [instantOf(when.start, when.zone), instantOf(when.end, when.zone)]
  return start < end ? timeLinkAddress({ kind: 'timed', start, end, title }, here) : null
}
