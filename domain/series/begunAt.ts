import type { JCalProperty } from '#contract/jcal.ts'
import type { ParsedMaster } from '../jcal/ParsedObject.ts'
import { propertyOf } from '../jcal/properties.ts'
import { timingEnd } from '../jcal/Timing.ts'
import { timeProperties } from '../jcal/ValueType.ts'
import type { EpochMs, LocalMs } from '../time/units.ts'

/** The properties of a master that begins at another local time, and lasts as long. */
export function begunAt(
  { vevent, valueType, timing, endType }: ParsedMaster,
  local: LocalMs,
): readonly JCalProperty[] {
  const saysNoEnd = propertyOf(vevent, 'dtend') === undefined
  const endOf = saysNoEnd ? null : (start: EpochMs) => timingEnd(timing, start)
  return timeProperties(vevent, valueType, { local, endOf }, endType)
}
