import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal } from '#contract/jcal.ts'
import { parseICalendar } from '../ical/parseICalendar.ts'
import { textOf } from '../jcal/properties.ts'
import { choice, editKinds, editOf, object } from '../testing/arbitraryEdits.ts'
import { series } from '../testing/arbitrarySeries.ts'
import { hasAttendees, textsOf, withStampsOf } from '../testing/comparedEvents.ts'
import { applyEdit } from './applyEdit.ts'
import type { Edit, EventEdit } from './Edit.ts'
import { editedGroups } from './editedGroups.ts'
import { invertEdit } from './invertEdit.ts'
import { mergeEdits } from './mergeEdits.ts'
import { keyOf } from './ObjectName.ts'
import { identified } from './identified.ts'
import type { EventObjects, Objects } from './Objects.ts'
import { readEdit } from './readEdit.ts'
import { epochMs, addMs } from '../time/units.ts'

/** Every calendar file of the tests, as it is and without its guests. */
const files: readonly JCal[] = globSync('{e2e,domain,server,mocks,src}/**/*.ics').flatMap((file) =>
  parseICalendar(readFileSync(file, 'utf8')).objects.map(({ jcal }) => jcal),
)

const withoutGuests = (jcal: JCal): JCal => [
  jcal[0],
  jcal[1],
  jcal[2].map(([name, properties, inside]) => [
    name,
    properties.filter((each) => each[0] !== 'attendee'),
    inside ?? [],
  ]),
]

const stored: fc.Arbitrary<JCal> = fc
  .tuple(fc.oneof({ weight: 2, arbitrary: series }, fc.constantFrom(...files)), fc.boolean())
  .map(([jcal, hasGuests]) => (hasGuests ? jcal : withoutGuests(jcal)))

const key = keyOf(object)
const holding = (jcal: JCal | null): Objects => ({ events: new Map([[key, jcal]]), calendars: new Map() })
const later = epochMs(Date.UTC(2027, 6, 1))

/** The objects before an edit: none if it creates one. */
const before = (jcal: JCal, edit: Edit) => holding(edit.kind === 'createEvent' ? null : jcal)

function applied(edit: Edit, objects: Objects): Objects {
  const outcome = applyEdit(edit, objects)
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.value
}

function inverse(edit: Edit, objects: Objects, id = 'undo', at = later): Edit {
  const inverted = invertEdit(edit, objects, { id, at })
  if (!inverted.ok) throw new Error(inverted.problem)
  return inverted.value
}

const throughJson = (edit: Edit): Edit => {
  const reading = readEdit(JSON.parse(JSON.stringify(edit)))
  if (!reading.ok) throw new Error(reading.problem)
  return reading.edit
}

const often = { numRuns: 150 }

/** An edit of some properties, of one occurrence or of all. */
const partial = choice(['changeEvent', 'changeEvent', 'moveEvent', 'answerInvitation', 'deleteEvent']).map(
  (chosen) => ({ ...chosen, scope: chosen.scope === 'following' ? ('this' as const) : chosen.scope }),
)

test('the files of the tests are read', () => expect(files.length).toBeGreaterThan(5))

test('an edit from JSON is the same, and has the same effect', () => {
  assertProperty(
    fc.property(stored, choice(), (jcal, chosen) => {
      const edit = editOf(jcal, chosen)
      const back = throughJson(edit)
      expect(back).toEqual(edit)
      expect(applyEdit(back, before(jcal, edit))).toEqual(applyEdit(edit, before(jcal, edit)))
    }),
    often,
  )
})

describe.each(editKinds.map((kind) => [kind] as const))('undoing %s', (kind) => {
  test('gives the stored object back byte for byte, and only the revision of objects with guests rises', () => {
    assertProperty(
      fc.property(stored, choice([kind]), (jcal, chosen) => {
        const edit = editOf(jcal, chosen)
        const [was, is] = [before(jcal, edit), applied(edit, before(jcal, edit))]
        const undone = applied(throughJson(inverse(edit, was)), is)
        expect(textsOf(withStampsOf(undone.events, was.events))).toEqual(textsOf(was.events))
        expectRisen([was.events, is.events], undone.events, kind === 'answerInvitation')
      }),
      { numRuns: 80 },
    )
  })

  test('can be undone itself', () => {
    assertProperty(
      fc.property(stored, choice([kind]), (jcal, chosen) => {
        const edit = editOf(jcal, chosen)
        const [was, is] = [before(jcal, edit), applied(edit, before(jcal, edit))]
        const undo = inverse(edit, was)
        const undone = applied(undo, is)
        const again = applied(throughJson(inverse(undo, is, 'redo', addMs(later, 60_000))), undone)
        expect(textsOf(withStampsOf(again.events, is.events))).toEqual(textsOf(is.events))
      }),
      { numRuns: 30 },
    )
  })
})

test('a split series, undone, is one object as before', () => {
  let splits = 0
  assertProperty(
    fc.property(series.map(withoutGuests), choice(['changeEvent', 'moveEvent']), (jcal, chosen) => {
      const edit = editOf(jcal, { ...chosen, scope: 'following' })
      const is = applied(edit, holding(jcal))
      const undone = applied(inverse(edit, holding(jcal)), is)
      if (textsOf(is.events).length === 2) splits++
      expect(textsOf(undone.events)).toEqual([[key, JSON.stringify(jcal)]])
    }),
    often,
  )
  expect(splits).toBeGreaterThan(40)
})

test('edits of different groups of properties can be applied in any order', () => {
  assertProperty(
    fc.property(stored, partial, partial, (jcal, one, other) => {
      const edits = [editOf(jcal, one, 'one'), editOf(jcal, other, 'other')] as const
      fc.pre(areApart(...edits))
      const [first, second] = edits
      const there = applied(second, applied(first, holding(jcal)))
      const back = applied(first, applied(second, holding(jcal)))
      expect(inAnyOrder(there.events)).toEqual(inAnyOrder(back.events))
    }),
    often,
  )
})

test('what somebody else changed in other groups is merged with mine', () => {
  assertProperty(
    fc.property(stored, partial, partial, (jcal, one, other) => {
      const [mine, theirs] = [editOf(jcal, one, 'mine'), editOf(jcal, other, 'theirs')]
      fc.pre(areApart(mine, theirs))
      const now = applied(theirs, holding(jcal)).events.get(key) ?? null
      fc.pre(now !== null)
      const merged = mergeEdits(jcal, now && { data: now, etag: '"2"' }, mine)
      expect(merged.ok).toBe(true)
      if (!merged.ok) return
      const both = merged.edit ? applied(merged.edit, holding(now)) : holding(now)
      const inOrder = applied(theirs, applied(mine, holding(jcal)))
      expect(inAnyOrder(both.events)).toEqual(inAnyOrder(inOrder.events))
    }),
    often,
  )
})

test('what both changed in the same way is merged, and applied once', () => {
  assertProperty(
    fc.property(stored, choice(), (jcal, chosen) => {
      const mine = editOf(jcal, chosen, 'mine')
      fc.pre(mine.kind !== 'moveToCalendar' && mine.kind !== 'createEvent' && chosen.scope !== 'following')
      const now = applied(editOf(jcal, chosen, 'mine'), holding(jcal)).events.get(key) ?? null
      const merged = mergeEdits(jcal, now && { data: now, etag: '"2"' }, mine)
      expect(merged.ok).toBe(true)
      if (!merged.ok || merged.edit === null) return
      // An edit without effect may be repeated.
      const again = applied(merged.edit, holding(now))
      expect(inAnyOrder(again.events)).toEqual(inAnyOrder(holding(now).events))
    }),
    often,
  )
})

test('an edit applied to another object is applied or refused, and never throws', () => {
  assertProperty(
    fc.property(stored, stored, choice(), choice(), (jcal, other, one, two) => {
      const edit = editOf(jcal, one)
      const undo = inverse(edit, before(jcal, edit))
      const changed = applyEdit(editOf(other, two), holding(other))
      for (const objects of [holding(other), holding(null), ...(changed.ok ? [changed.value] : [])]) {
        expect(typeof applyEdit(edit, objects).ok).toBe('boolean')
        expect(typeof applyEdit(undo, objects).ok).toBe('boolean')
        expect(typeof invertEdit(edit, objects, { id: 'x', at: later }).ok).toBe('boolean')
      }
    }),
    { numRuns: 100 },
  )
})

test('any input is read as an edit, or refused', () => {
  assertProperty(
    fc.property(fc.anything(), (input) => {
      expect(readEdit(input).ok).toBe(false)
    }),
    often,
  )
})

/** Whether two edits touch no group in common. */
function areApart(one: EventEdit, other: EventEdit): boolean {
  const [these, those] = [editedGroups(one), editedGroups(other)]
  const isMoved = one.kind === 'moveToCalendar' || other.kind === 'moveToCalendar'
  if (isMoved || these === 'all' || those === 'all') return false
  return ![...these].some((group) => those.has(group))
}

/** The properties of a VEVENT have no order (RFC 5545 3.6), nor do the components of an object. */
function inAnyOrder(events: EventObjects): unknown {
  const sorted = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).toSorted()
  return Object.fromEntries(
    [...events]
      .filter(([, jcal]) => jcal !== null)
      .map(([name, jcal]) => [
        name,
        [
          sorted(jcal?.[1] ?? []),
          sorted((jcal?.[2] ?? []).map((each) => [each[0], sorted(each[1]), each[2] ?? []])),
        ],
      ]),
  )
}

/**
 * A changed VEVENT with guests is newer than all earlier ones; a guest's answer is no revision of the
 * organizer's.
 */
function expectRisen(earlier: readonly EventObjects[], is: EventObjects, isAnswer: boolean): void {
  for (const [name, jcal] of is) {
    const known = earlier.map((events) => identified(events.get(name) ?? null))
    for (const [identity, each] of identified(jcal)) {
      const [was, left] = known.map((components) => components.get(identity))
      if (each[0] !== 'vevent' || !hasAttendees(each) || JSON.stringify(left) === JSON.stringify(each))
        continue
      const stamps = (stampName: string) =>
        [each, was, left].map((vevent) => (vevent ? textOf(vevent, stampName) : ''))
      for (const [now = '', ...others] of [stamps('dtstamp'), stamps('last-modified')]) {
        expect(now).not.toBe('')
        for (const other of others) expect(now >= other).toBe(true)
      }
      const [sequence = 0, ...others] = stamps('sequence').map(Number)
      for (const other of others) {
        if (isAnswer) expect(sequence).toBeGreaterThanOrEqual(other)
        else expect(sequence).toBeGreaterThan(other)
      }
    }
  }
}
