import * as v from 'valibot'
import { jCal, type JCal } from '#contract/jcal.ts'

/** A stored object, or null if it cannot be read (CAL-10). */
export function parsedJCal(text: string): JCal | null {
  try {
    const read = v.safeParse(jCal, JSON.parse(text))
    return read.success ? read.output : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
