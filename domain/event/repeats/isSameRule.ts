import type { Repeats } from '../CalendarEvent.ts'

/** Whether a rule stays: one without a choice is kept as it is. */
export function isSameRule(current: Repeats, repeats: Repeats): boolean {
  if (current.every !== repeats.every) return false
  return repeats.rule === undefined || JSON.stringify(current.rule) === JSON.stringify(repeats.rule)
}
