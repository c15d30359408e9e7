import type { JCalValue } from '#contract/jcal.ts'

/** A value of jCal as text, if its type does not define one. */
export const plainText = (value: JCalValue): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
