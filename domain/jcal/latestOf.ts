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

/** The SEQUENCE of a VEVENT, from 0, which it is without one, to the largest INTEGER (RFC 5545 3.3.8). */
export const sequenceOf = (vevent: JCalComponent): number =>
  Math.min(Math.max(0, Number(textOf(vevent, 'sequence')) || 0), 2_147_483_647)
