import type { EpochMs } from '#domain/time/units.ts'

/**
 * From when on the reminders of an event that is written at an instant are to be looked for; null if it has none.
 * Quotes inside of values are escaped, so a match is the name of a component.
 */
export const remindersFrom = (jcal: string, at: EpochMs): EpochMs | null =>
  jcal.includes('"valarm"') ? at : null
