import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal } from '#contract/jcal.ts'
import { parseICalendar } from '../../ical/parseICalendar.ts'
import { choice, editOf, elsewhere } from '../../testing/arbitraryEdits.ts'
import { series } from '../../testing/arbitrarySeries.ts'
import { hasAttendees, textsOf, withStampsOf } from '../../testing/comparedEvents.ts'
import { addMs, epochMs } from '../../time/units.ts'
import { applyEdit } from '../applyEdit.ts'
import { describeEventEdit } from '../describeEdit.ts'
import { invertEdit } from '../invertEdit.ts'
import { keyOf, nameOf } from '../ObjectName.ts'
import type { EventObjects } from '../Objects.ts'
import { groupsIn } from '../propertyGroups.ts'
import { maxEntries, nextRedo, nextUndo, historyProblem, recorded, toggled } from './history.ts'
import type { History, HistoryEntry } from './HistoryEntry.ts'

const files: readonly JCal[] = globSync('{e2e,domain,server,mocks,src}/**/*.ics').flatMap((file) =>
  parseICalendar(readFileSync(file, 'utf8')).objects.map(({ jcal }) => jcal),
)
const stored = fc.oneof({ weight: 2, arbitrary: series }, fc.constantFrom(...files))
const start = epochMs(Date.UTC(2027, 6, 1))

/** What is stored, and what was done. */
type World = { readonly events: EventObjects; readonly history: History; readonly clock: number }

const step = fc.tuple(fc.nat(99), choice(), stored)

const worldOf = (objects: readonly JCal[]): World => ({
  events: new Map(
    objects.map((jcal, index) => [keyOf({ ...elsewhere, calendarId: 'work', eventId: `${index}` }), jcal]),
  ),
  history: [],
  clock: 0,
})

const applied = (edit: HistoryEntry['inverse'] & object, events: EventObjects): EventObjects => {
  const outcome = applyEdit(edit, { events, calendars: new Map() })
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.value.events
}

function inverseOf(edit: HistoryEntry['inverse'] & object, events: EventObjects, clock: number) {
  const inverted = invertEdit(
    edit,
    { events, calendars: new Map() },
    { id: `u${clock}`, at: addMs(start, clock * 1000) },
  )
  if (!inverted.ok) throw new Error(inverted.problem)
  return inverted.value
}

/** One more edit: of something that exists, or something new. */
function done(
  world: World,
  [place, chosen, other]: readonly [number, Parameters<typeof editOf>[1], JCal],
): World {
  const there = [...world.events].filter(([, jcal]) => jcal !== null)
  const [key, data] = there[place % Math.max(1, there.length)] ?? []
  const clock = world.clock + 1
  const id = `e${clock}`
  const isNew = !key || !data || chosen.kind === 'createEvent'
  const object = isNew ? { ...elsewhere, eventId: id } : nameOf(key)
  const made = editOf(isNew ? other : data, isNew ? { ...chosen, kind: 'createEvent' } : chosen, id)
  if (made.kind === 'restoreEvents') throw new TypeError('is not chosen')
  const edit = { ...made, at: addMs(start, clock * 1000), object }
  const inverse = inverseOf(edit, world.events, clock)
  const events = applied(edit, world.events)
  if (inverse.kind !== 'restoreEvents' || inverse.objects.length === 0) return { ...world, events, clock }
  const entry = { id, at: edit.at, description: describeEventEdit(edit), inverse }
  return { events, clock, history: recorded(world.history, entry) }
}

/** An entry undone, or redone. */
function toggledIn(world: World, entry: HistoryEntry): World {
  if (entry.inverse === null) throw new TypeError('is irreversible')
  const clock = world.clock + 1
  const edit = { ...entry.inverse, at: addMs(start, clock * 1000) }
  const inverse = inverseOf(edit, world.events, clock)
  return { clock, events: applied(edit, world.events), history: toggled(world.history, entry.id, inverse) }
}

function throughout(world: World, next: (history: History) => HistoryEntry | null): World {
  const entry = next(world.history)
  return entry ? throughout(toggledIn(world, entry), next) : world
}

const fifty = { minLength: maxEntries, maxLength: maxEntries }

test('fifty edits undone give the stored objects back byte for byte, and redone what was there', () => {
  assertProperty(
    fc.property(fc.array(stored, { minLength: 1, maxLength: 3 }), fc.array(step, fifty), (objects, steps) => {
      const before = worldOf(objects)
      const after = steps.reduce(done, before)
      const undone = throughout(after, nextUndo)
      expect(textsOf(withStampsOf(undone.events, before.events))).toEqual(textsOf(before.events))
      expect(sequencesOf(undone.events, before.events)).toBe(true)
      const redone = throughout(undone, nextRedo)
      expect(textsOf(withStampsOf(redone.events, after.events))).toEqual(textsOf(after.events))
      expect(redone.history.every(({ isUndone }) => !isUndone)).toBe(true)
    }),
    { numRuns: 25 },
  )
}, 60_000)

test('whatever is offered can be done: an entry without a problem is undone and redone in any order', () => {
  assertProperty(
    fc.property(
      fc.array(stored, { minLength: 1, maxLength: 2 }),
      fc.array(step, { minLength: 3, maxLength: 12 }),
      fc.array(fc.oneof(fc.nat(99), step), { maxLength: 30 }),
      (objects, steps, turns) => {
        const before = worldOf(objects)
        let world = steps.reduce(done, before)
        for (const turn of turns) {
          if (Array.isArray(turn)) world = done(world, turn)
          else {
            const offered = world.history.filter((entry) => historyProblem(world.history, entry) === null)
            const entry = offered[turn % Math.max(1, offered.length)]
            if (entry) world = toggledIn(world, entry)
          }
        }
        const undone = throughout(world, nextUndo)
        expect(contentsOf(undone.events)).toEqual(contentsOf(before.events))
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)

/** Objects by groups of properties, the properties of each in any order, and without stamps. */
function contentsOf(events: EventObjects): unknown {
  const sorted = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).toSorted()
  return Object.fromEntries(
    [...events].flatMap(([key, jcal]) =>
      jcal === null
        ? []
        : [
            [
              key,
              Object.fromEntries(
                [...groupsIn(jcal)].map(([group, { properties, components }]) => [
                  group,
                  [sorted(properties), sorted(components.map(([name, own]) => [name, sorted(own)]))],
                ]),
              ),
            ],
          ],
    ),
  )
}

/** Whether no SEQUENCE of an event with guests is below what it was. */
function sequencesOf(events: EventObjects, before: EventObjects): boolean {
  const of = (jcal: JCal | null | undefined) =>
    (jcal?.[2] ?? [])
      .filter(hasAttendees)
      .map(([, properties]) => Number(properties.find(([name]) => name === 'sequence')?.[3] ?? 0))
  return [...before].every(([key, jcal]) => {
    const now = of(events.get(key))
    return of(jcal).every((sequence, index) => (now[index] ?? 0) >= sequence)
  })
}
