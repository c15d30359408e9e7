import type { JCal } from '#contract/jcal.ts'
import type { EventEdit } from '#domain/edits/Edit.ts'
import { keyOf } from '#domain/edits/ObjectName.ts'
import { datesCounted } from '#domain/edits/rehearsal/datesCounted.ts'
import { rehearse, type RehearsedObject } from '#domain/edits/rehearsal/rehearse.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'
import { eventNamed } from '#domain/event/eventNamed.ts'
import type { ItemView } from '#domain/event/Item.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import { epochMs } from '#domain/time/units.ts'
import { beginRehearsal } from './beginRehearsal.tsx'
import { objectKeyOf } from './drawRehearsed.ts'
import type { RehearsalSummary } from './RehearsalSummary.ts'

type RehearsedEdit = {
  readonly edit: EventEdit & { readonly title: string }
  /** The object as it is shown; the others of the edit do not exist yet. */
  readonly data: JCal
  readonly reader: Omit<ItemView, 'window'>
  readonly onApply: () => void
  readonly onDiscard: () => void
  readonly onLeave: () => void
}

/**
 * Draws an edit of an event or a series in the grid before it is made.
 *
 * @returns whether it can be drawn: not if it cannot be applied
 */
export function rehearseEdit({ edit, data, reader, ...ends }: RehearsedEdit): boolean {
  const [object] = touchedBy(edit)
  const rehearsed = rehearse(edit, new Map([[object ? keyOf(object) : '', data]]))
  if (!rehearsed.ok) return false
  const items = rehearsed.value.flatMap(itemOf)
  const touched = new Set(rehearsed.value.map((each) => objectKeyOf(each.object)))
  beginRehearsal({
    summary: summaryOf(edit, data, {
      after: touched.size === 0 ? [data] : items.map((item) => item.data),
      reader,
    }),
    object,
    zone: reader.viewZone,
    change: {
      isTouched: (event) => touched.has(objectKeyOf(event)),
      items,
      myAddresses: reader.myAddresses,
    },
    ...ends,
  })
  return true
}

function itemOf({ object: { calendarId, eventId }, after }: RehearsedObject) {
  return after === null ? [] : [{ calendarId, eventId, etag: null, data: after }]
}

type Outcome = { readonly after: readonly JCal[]; readonly reader: Omit<ItemView, 'window'> }

function summaryOf(edit: RehearsedEdit['edit'], data: JCal, { after, reader }: Outcome): RehearsalSummary {
  const { title } = edit
  const [first] = after
  if (!isRecurring(data) && first && !isRecurring(first)) {
    const [was, willBe] = [data, first].map((each) => whenOf(each, reader))
    return {
      kind: 'event',
      title,
      when: JSON.stringify(was) === JSON.stringify(willBe) ? null : (willBe ?? null),
    }
  }
  const occurrence = 'occurrence' in edit ? edit.occurrence : null
  const isWhole = occurrence === null || !('scope' in edit) || edit.scope === 'all'
  const from = epochMs(occurrence === null ? Date.now() : Date.parse(occurrence.slice(0, 10)))
  const dates = datesCounted(data, after, { from, isWhole, viewZone: reader.viewZone })
  return { kind: 'series', title, dates }
}

const whenOf = (data: JCal, reader: Omit<ItemView, 'window'>) =>
  eventNamed({ calendarId: '', eventId: '', etag: null, data }, null, reader)?.when
