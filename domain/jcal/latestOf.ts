import type { JCalComponent } from '#contract/jcal.ts'
import { textOf } from './properties.ts'

/** Of several overrides of one occurrence the one that counts: the highest SEQUENCE, and of those alike the last; undefined for none. */
export function latestOf(overrides: readonly JCalComponent[]): JCalComponent | undefined {
  return overrides.reduce<JCalComponent | undefined>(
    (latest, each) => (latest === undefined || sequenceOf(each) >= sequenceOf(latest) ? each : latest),
    undefined,
  )
}

/** The SEQUENCE of a VEVENT, 0 when it has none. */
export const sequenceOf = (vevent: JCalComponent) => Number(textOf(vevent, 'sequence')) || 0
