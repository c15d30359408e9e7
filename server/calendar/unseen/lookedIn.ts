import * as v from 'valibot'
import { readUserSettings } from '#contract/settings/userSettings.ts'
import { epochMs, type EpochMs } from '#domain/time/units.ts'

/** Up to when somebody has looked at what others changed. */
export type Looked<Until = EpochMs> = {
  readonly until: Until
  /** What was looked at beyond, by the ids of events. */
  readonly events: ReadonlyMap<string, EpochMs>
}

const members = v.record(v.string(), v.unknown())

/** What the settings of a person say of it, as they are stored (USR-1); null unless they have looked at all. */
export function lookedIn(settings: string): Looked<EpochMs | null> {
  const { looked } = readUserSettings(v.parse(members, JSON.parse(settings)))
  const events = looked?.events ?? []
  return {
    until: instantOf(looked?.until),
    events: new Map(
      events.flatMap(({ id, until }) => {
        const at = instantOf(until)
        return at === null ? [] : [[id, at] as const]
      }),
    ),
  }
}

/** Null for what is no moment. */
function instantOf(text = ''): EpochMs | null {
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : epochMs(instant)
}
