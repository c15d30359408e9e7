import { historyDays, versionsPerEvent } from '#contract/history/eventHistory.ts'
import { addMs, dayMs } from '#domain/time/units.ts'
import { newId } from '../../digest.ts'
import { defaultLimits } from '../../limits.ts'
import type { Ports } from '../../ports.ts'
import type { Writer } from '../../store/EventHistoryStore.ts'
import type { UserRecord } from '../../store/records.ts'

/**
 * A write by a person now, for the history of the event (CAL-34).
 *
 * @param person null for somebody elsewhere
 */
export function writerOf(
  person: Pick<UserRecord, 'id'> | null,
  { clock, settings: { limits = defaultLimits } }: Pick<Ports, 'clock' | 'settings'>,
): Writer {
  return {
    id: newId(),
    by: person?.id ?? null,
    until: addMs(clock(), historyDays * dayMs),
    limit: { perEvent: versionsPerEvent, perHome: limits.historyVersions, bytes: limits.home.bytes },
  }
}
