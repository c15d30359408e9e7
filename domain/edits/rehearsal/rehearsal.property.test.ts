import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal } from '#contract/jcal.ts'
import { readItem } from '../../event/readItem.ts'
import type { ItemView } from '../../event/Item.ts'
import { choice, editOf } from '../../testing/arbitraryEdits.ts'
import { series } from '../../testing/arbitrarySeries.ts'
import { epochMs } from '../../time/units.ts'
import { applyEventEdit } from '../applyEventEdit.ts'
import { keyOf, nameOf } from '../ObjectName.ts'
import type { EventObjects } from '../Objects.ts'
import { touchedBy } from '../touchedBy.ts'
import { eventsChanged, looksOf } from './eventsChanged.ts'
import { rehearse } from './rehearse.ts'

const often = { numRuns: 150 }

const view: ItemView = {
  window: { start: epochMs(Date.UTC(2027, 1)), end: epochMs(Date.UTC(2027, 6)) },
  viewZone: 'Europe/Paris',
  myAddresses: [],
}

const eventsOf = (objects: Iterable<readonly [string, JCal | null]>) =>
  [...objects].flatMap(([key, data]) =>
    data === null ? [] : readItem({ ...nameOf(key), etag: null, data }, view).events,
  )

test('what is rehearsed, laid over what is stored, is what applying the edit gives', () => {
  assertProperty(
    fc.property(series, choice(), (jcal, chosen) => {
      const edit = editOf(jcal, chosen)
      const [key = ''] = touchedBy(edit).map(keyOf)
      const stored: EventObjects = new Map(edit.kind === 'createEvent' ? [] : [[key, jcal]])
      const rehearsed = rehearse(edit, stored)
      const applied = applyEventEdit(edit, stored)
      expect(rehearsed.ok).toBe(applied.ok)
      if (!rehearsed.ok || !applied.ok) return
      const laid = new Map(stored)
      for (const { object, after } of rehearsed.value) laid.set(keyOf(object), after)
      const there = (objects: EventObjects) => [...objects].filter(([, data]) => data !== null)
      expect(there(laid)).toEqual(there(applied.value))
    }),
    often,
  )
})

test('what is drawn without what goes is exactly what is there after the edit', () => {
  let changes = 0
  assertProperty(
    fc.property(
      series,
      choice(['changeEvent', 'moveEvent', 'deleteEvent', 'moveToCalendar']),
      (jcal, chosen) => {
        const edit = editOf(jcal, chosen)
        const [key = ''] = touchedBy(edit).map(keyOf)
        const stored = new Map([[key, jcal]])
        const [rehearsed, applied] = [rehearse(edit, stored), applyEventEdit(edit, stored)]
        if (!rehearsed.ok || !applied.ok) return
        const touched = rehearsed.value.map(({ object, after }) => [keyOf(object), after] as const)
        if (touched.length === 0) return
        const before = eventsOf(stored)
        const { unchanged, removed, added } = eventsChanged(before, eventsOf(touched))
        expect([...unchanged, ...added].map(looksOf).toSorted()).toEqual(
          eventsOf(applied.value).map(looksOf).toSorted(),
        )
        expect([...unchanged, ...removed].map(looksOf).toSorted()).toEqual(before.map(looksOf).toSorted())
        if (removed.length > 0 && added.length > 0) changes += 1
      },
    ),
    often,
  )
  expect(changes).toBeGreaterThan(5)
})
