import type { EventWhen } from '../event/CalendarEvent.ts'
import type { Zone } from '../time/Zone.ts'
import type { EpochMs } from '../time/units.ts'
import { editVersion, type EventEdit } from './Edit.ts'
import type { ObjectName } from './ObjectName.ts'
import type { BaseVersion } from './StoredVersion.ts'
import type { Batch } from './batch/Batch.ts'
import { shifted } from './batch/shifting.ts'

/** One of the events that something is done to. */
export type BatchTarget = {
  readonly object: ObjectName
  readonly title: string
  readonly when: EventWhen
  /** Of a series, the one occurrence that is changed; null for an event that does not repeat. */
  readonly occurrence: string | null
  readonly baseVersion: BaseVersion
  /** The address by which the person is invited to it; null for an event of their own. */
  readonly attendee: string | null
}

type Given = { readonly id: string; readonly splitId: string; readonly at: EpochMs; readonly zone: Zone }

/**
 * The edit of one event of a batch. Of a series it changes the given occurrence only.
 *
 * @param given ids and time of the edit, and the zone that the person sees
 * @returns null if the event stays as it is: an all-day event has no time of day
 */
export function batchEdit(batch: Batch, target: BatchTarget, given: Given): EventEdit | null {
  const { does } = batch
  const { object, title, when, occurrence, baseVersion, attendee } = target
  const { id, at, splitId, zone } = given
  const head = { version: editVersion, id, at, batch, object, title } as const
  const inSeries = { occurrence, scope: occurrence === null ? 'all' : 'this' } as const
  switch (does.name) {
    case 'delete':
      // The dates of an invitation are the organizer's: one of them is declined.
      if (attendee !== null && occurrence !== null)
        return { ...head, kind: 'answerInvitation', baseVersion, occurrence, attendee, answer: 'declined' }
      return { ...head, ...inSeries, kind: 'deleteEvent', baseVersion }
    case 'recolour':
      return {
        ...head,
        ...inSeries,
        kind: 'changeEvent',
        baseVersion,
        splitId,
        patch: { colour: does.colour },
      }
    case 'move': {
      const to = shifted(when, does.minutes, zone)
      if (to === null) return null
      // As with a drag, the new time is set no matter what is stored by then.
      const moved = { from: when, to, viewZone: zone.name, baseVersion: 'latest' } as const
      return { ...head, ...inSeries, kind: 'moveEvent', splitId, ...moved }
    }
  }
}
