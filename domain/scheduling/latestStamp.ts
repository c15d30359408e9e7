import { localMsOf, utcText } from '../time/localDateTime.ts'
import { addMs, later, epochMs, type EpochMs } from '../time/units.ts'

/**
 * A DTSTAMP for what is sent now, in any case later than the last one: it has no fractions of a second, and two changes
 * of one second have an order.
 */
export function latestStamp(now: EpochMs, last: string): string {
  const before = localMsOf(last.replace(/Z$/, ''))
  return utcText(Number.isNaN(before) ? now : later(now, addMs(epochMs(before), 1000)))
}
