import { binDays } from '#contract/bin.ts'
import { addMs, dayMs } from '#domain/time/units.ts'
import { newId } from '../../digest.ts'
import { defaultLimits } from '../../limits.ts'
import type { Ports } from '../../ports.ts'
import type { Deletion } from '../../store/BinStore.ts'
import type { UserRecord } from '../../store/records.ts'

/**
 * A deletion by a person now, for the bin (CAL-34). A bin may have as many events and bytes as a home, beside
 * it.
 */
export function deletionBy(
  { id: by }: Pick<UserRecord, 'id'>,
  { clock, settings: { limits = defaultLimits } }: Pick<Ports, 'clock' | 'settings'>,
): Deletion {
  const at = clock()
  const { events, bytes } = limits.home
  return {
    id: newId(),
    by,
    at,
    until: addMs(at, binDays * dayMs),
    limit: { items: limits.binItems, events, bytes },
  }
}
