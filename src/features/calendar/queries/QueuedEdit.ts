import type { JCal } from '#contract/jcal.ts'
import type { EventEdit } from '#domain/edits/Edit.ts'
import type { Path } from '../../../navigation/addresses.ts'

/** An edit in the outbox. It is plain JSON, so that it can be stored. */
export type QueuedEdit = {
  readonly edit: EventEdit
  /** Its objects as the person saw them, in the order of `touchedBy`; null for one that did not exist. */
  readonly snapshot: readonly (JCal | null)[]
  readonly origin: Origin
}

/** Where an edit was made: the address of the page, and the zone it showed. */
export type Origin = { readonly path: Path; readonly zone: string }
