import type { JCalComponent } from '#contract/jcal.ts'
import { textOf } from './properties.ts'

/**
 * The override that counts if an occurrence has several: the one with the highest SEQUENCE, the last of
 * those; undefined for none.
 */
export function latestOf(overrides: readonly JCalComponent[]): JCalComponent | undefined {
  return overrides.reduce<JCalComponent | undefined>(
    (latest, each) => (latest === undefined || sequenceOf(each) >= sequenceOf(latest) ? each : latest),
    undefined,
  )
}

/** The SEQUENCE of a VEVENT, 0 without one. */
export const sequenceOf = (vevent: JCalComponent) => Number(textOf(vevent, 'sequence')) || 0
