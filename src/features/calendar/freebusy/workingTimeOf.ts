import type { WorkingHoursSettings } from '#contract/settings/userSettings.ts'
import type { WorkingTime } from '#domain/freebusy/workingTime.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { usualHours } from '../options/ViewOptions.ts'

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** What a person tells of when they work (CAL-27). */
type SharedHours = {
  readonly zone?: string | undefined
  readonly workingHours?: WorkingHoursSettings | undefined
}

/**
 * When somebody works: what they did not tell is as usual, nine to six from Monday to Friday in the zone of who
 * asks. null if they told nothing.
 */
export function workingTimeOf({ zone, workingHours }: SharedHours, ownZone: string): WorkingTime | null {
  if (zone === undefined && workingHours === undefined) return null
  const usual = usualHours([6, 0])
  return {
    zone: zoneNamed(ianaZone(zone ?? '') ?? ianaZone(ownZone) ?? 'UTC'),
    hours: dayNames.map((name, day) => workingHours?.[name] ?? (usual[day] ? [usual[day]] : [])),
  }
}
