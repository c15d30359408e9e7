import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { isRecurring } from '../jcal/isRecurring.ts'
import { eventsIn } from '../testing/arbitraryEdits.ts'
import { series } from '../testing/arbitrarySeries.ts'
import { textsOf, withStampsOf } from '../testing/comparedEvents.ts'
import { addMs, epochMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { applyEventEdit } from './applyEventEdit.ts'
import type { Batch } from './batch/Batch.ts'
import { batchEdit } from './batchEdit.ts'
import type { EventEdit } from './Edit.ts'
import { invertEdit } from './invertEdit.ts'
import { keyOf } from './ObjectName.ts'
import type { EventObjects } from './Objects.ts'
import { readEdit } from './readEdit.ts'

const at = epochMs(Date.UTC(2027, 5, 1))
const paris = zoneNamed('Europe/Paris')

const action = fc.oneof(
  fc.record({ name: fc.constant('move' as const), minutes: fc.integer({ min: -9000, max: 9000 }) }),
  fc.record({ name: fc.constant('recolour' as const), colour: fc.constantFrom('', 'teal') }),
  fc.constant({ name: 'delete' as const }),
)

const nameOf = (index: number) => ({ userId: 'alice', calendarId: 'work', eventId: `${index}` })

/** The edits of a batch: of each object, of the occurrences at these places. */
function editsOf(objects: readonly JCal[], places: readonly number[], batch: Batch): readonly EventEdit[] {
  return objects.flatMap((data, index) => {
    const events = eventsIn(data)
    const chosen = new Set(places.map((place) => events[place % Math.max(1, events.length)]))
    return [...chosen].flatMap((event, turn) => {
      if (!event) return []
      const occurrence = isRecurring(data) ? event.occurrence : null
      const { title, when } = event
      const target = {
        object: nameOf(index),
        title,
        when,
        occurrence,
        baseVersion: 'latest',
        attendee: null,
      } as const
      const id = `${index}-${turn}`
      return batchEdit(batch, target, { id, splitId: `${id}-2`, at, zone: paris }) ?? []
    })
  })
}

const applied = (edit: EventEdit, events: EventObjects): EventObjects => {
  const outcome = applyEventEdit(edit, events)
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.value
}

test('all edits of a batch, undone from the last one on, give the stored objects back', () => {
  let changes = 0
  assertProperty(
    fc.property(
      fc.array(series, { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(29), { minLength: 1, maxLength: 2 }),
      action,
      (objects, places, does) => {
        const batch = { id: 'b', does }
        const stored: EventObjects = new Map(objects.map((data, index) => [keyOf(nameOf(index)), data]))
        const undos: EventEdit[] = []
        let events = stored
        for (const edit of editsOf(objects, places, batch)) {
          const id = `undo of ${edit.id}`
          const inverse = invertEdit(edit, { events, calendars: new Map() }, { id, at: addMs(at, 60_000) })
          if (!inverse.ok || inverse.value.kind !== 'restoreEvents') throw new Error('it has no inverse')
          expect(inverse.value.batch).toEqual(batch)
          expect(readEdit(JSON.parse(JSON.stringify(edit)))).toEqual({ ok: true, edit })
          undos.unshift(inverse.value)
          events = applied(edit, events)
        }
        if (JSON.stringify([...events]) !== JSON.stringify([...stored])) changes += 1
        const back = undos.reduce((now, undo) => applied(undo, now), events)
        expect(textsOf(withStampsOf(back, stored))).toEqual(textsOf(stored))
      },
    ),
    { numRuns: 80 },
  )
  expect(changes).toBeGreaterThan(40)
})
