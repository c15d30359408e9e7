import type { JCal } from '#contract/jcal.ts'
import { applyEventEdit } from '#domain/edits/applyEventEdit.ts'
import type { EventEdit } from '#domain/edits/Edit.ts'
import { keyOf, type ObjectName } from '#domain/edits/ObjectName.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'

/** A request about one calendar object. */
export type ObjectRequest =
  | {
      readonly kind: 'put'
      readonly name: ObjectName
      /** What it replaces; null for a new object. */
      readonly before: JCal | null
      readonly after: JCal
      /** The version that it replaces; null if it is not known. */
      readonly etag: string | null
    }
  | {
      readonly kind: 'move'
      readonly name: ObjectName
      readonly to: ObjectName
      readonly etag: string | null
    }

/** An event as the service stores it. */
export type Stored = { readonly data: JCal; readonly etag: string | null }

/**
 * The requests that save an edit of one event, in their order: what is new first, and moved before it is changed
 * (CAL-36).
 *
 * @param stored the event that it is about; null for a new one
 * @returns none if nothing would change
 */
export function requestsOf(edit: EventEdit, stored: Stored | null): readonly ObjectRequest[] {
  const [first, second] = touchedBy(edit)
  if (!first) return []
  const { data: before = null, etag = null } = stored ?? {}
  const applied = applyEventEdit(edit, new Map([[keyOf(first), before]]))
  if (!applied.ok) return []
  const afterOf = (name: ObjectName | undefined) => (name && applied.value.get(keyOf(name))) ?? null
  if (edit.kind === 'moveToCalendar' && second) {
    const move = { kind: 'move', name: first, to: second, etag } as const
    return [move, ...put(second, { before, after: afterOf(second), etag: null })]
  }
  return [
    ...(second ? put(second, { before: null, after: afterOf(second), etag: null }) : []),
    ...put(first, { before, after: afterOf(first), etag }),
  ]
}

type Write = { readonly before: JCal | null; readonly after: JCal | null; readonly etag: string | null }

function put(name: ObjectName, { before, after, etag }: Write): readonly ObjectRequest[] {
  if (after === null || JSON.stringify(before) === JSON.stringify(after)) return []
  return [{ kind: 'put', name, before, after, etag }]
}
