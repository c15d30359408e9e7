import type { JCal } from '#contract/jcal.ts'
import type { EventEdit } from '#domain/edits/Edit.ts'
import type { Path } from '../../../navigation/addresses.ts'

/** An edit in the outbox: data, so that it can be stored as it is. */
export type QueuedEdit = {
  readonly edit: EventEdit
  /** What its objects were to the person, in the order of `touchedBy`; null for one that did not exist. */
  readonly snapshot: readonly (JCal | null)[]
  readonly origin: Origin
}

/** Where an edit was made: the address, and the zone that the person saw. */
export type Origin = { readonly path: Path; readonly zone: string }
