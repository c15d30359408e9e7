import type { JCalValue } from '#contract/jcal.ts'

/** A value of jCal as text where its type does not say how. */
export const plainText = (value: JCalValue): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
