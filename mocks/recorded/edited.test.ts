import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { isComponent, type JCal, type JCalComponent, type JCalProperty, type JCalValue } from '#contract/jcal.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { writeJCal, type EventChange } from '#domain/event/writeJCal.ts'
import { isWebAddress } from '#domain/event/further/FurtherDetails.ts'
import { isPage } from '#domain/event/further/readFurther.ts'
import { readAlarm } from '#domain/event/further/Reminder.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { recordedCases } from '#server/conformance/testing/recordedCases.ts'
import { isOverride } from '#domain/jcal/properties.ts'
import { epochMs, addMs } from '#domain/time/units.ts'

const now = epochMs(Date.UTC(2027, 2, 1, 12))

const isObject = (value: unknown): value is JCal => isComponent(value) && value[0] === 'vcalendar'

/** Every calendar object inside of a JSON value, at any depth. */
function objectsIn(value: unknown): readonly JCal[] {
  if (isObject(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(objectsIn) : []
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** Objects that were recorded as refused are not edited. */
const recorded = recordedCases
  .flatMap(({ request, response }) => [...objectsIn(parsed(request.body)), ...objectsIn(response.json)])
  .filter((jcal) => draftOf(jcal, 'c') !== null)
const exported = ['apple', 'google', 'outlook'].flatMap((program) =>
  parseICalendar(
    readFileSync(new URL(`../../e2e/files/${program}.ics`, import.meta.url), 'utf8'),
  ).objects.map(({ jcal }) => jcal),
)

const words = fc.constantFrom('on every level', 'by value', 'in a list')

/**
 * An object of an unknown program, with properties, parameters, values and components of its own, in any
 * order.
 */
const generated: fc.Arbitrary<JCal> = fc
  .record({
    own: fc.uniqueArray(
      fc.tuple(
        fc.constantFrom('x-a', 'x-b', 'comment', 'categories', 'geo', 'priority', 'contact'),
        fc.dictionary(
          fc.constantFrom('x-p', 'language', 'altrep'),
          fc.oneof(words, fc.array(words, { minLength: 2 })),
        ),
        fc.array(
          fc.json({ maxDepth: 1 }).map((text): JCalValue => JSON.parse(text)),
          { minLength: 1, maxLength: 3 },
        ),
      ),
      { maxLength: 5 },
    ),
    end: fc.constantFrom('dtend', 'duration', 'none'),
    zone: fc.constantFrom('Europe/Paris', 'UTC', 'floating'),
    title: fc.option(fc.string(), { nil: null }),
    isBare: fc.boolean(),
    at: fc.nat({ max: 5 }),
  })
  .map(({ own, end, zone, title, isBare, at }): JCal => {
    const time = (name: string, local: string): JCalProperty =>
      zone === 'Europe/Paris'
        ? [name, { tzid: zone, 'x-p': 'kept' }, 'date-time', local]
        : [name, {}, 'date-time', zone === 'UTC' ? `${local}Z` : local]
    const known: JCalProperty[] = [
      ['uid', {}, 'text', 'u1'],
      time('dtstart', '2027-03-15T09:00:00'),
      ...(end === 'dtend' ? [time('dtend', '2027-03-15T10:00:00')] : []),
      ...(end === 'duration' ? [['duration', {}, 'duration', 'PT1H'] satisfies JCalProperty] : []),
      ...(title === null ? [] : [['summary', { language: 'fr' }, 'text', title] satisfies JCalProperty]),
    ]
    const unknown = own.map(([name, parameters, [first = null, ...more]]): JCalProperty => [
      name,
      parameters,
      'unknown',
      first,
      ...more,
    ])
    const properties = known.toSpliced(at, 0, ...unknown)
    const alarm: JCalComponent = ['valarm', [['trigger', {}, 'duration', '-PT5M']], []]
    return [
      'vcalendar',
      unknown,
      [['x-own', unknown, []], isBare ? ['vevent', properties] : ['vevent', properties, [alarm]]],
    ]
  })

/** The properties that describe each field. Those of a revision change with every field. */
const describedBy: Readonly<Record<keyof EventChange, readonly string[]>> = {
  title: ['summary'],
  location: ['location'],
  description: ['description', 'styled-description', 'x-alt-desc'],
  styledDescription: ['description', 'styled-description', 'x-alt-desc'],
  when: ['dtstart', 'dtend', 'duration'],
  isFree: ['transp'],
  visibility: ['class'],
  repeats: [],
  status: ['status'],
  colour: ['color'],
  categories: ['categories'],
  url: ['url'],
  conference: ['conference'],
  attachments: ['attach'],
  reminders: [],
  guests: ['organizer', 'attendee'],
}
const marks = ['dtstamp', 'last-modified', 'sequence']

const address = fc.oneof(fc.constant(''), fc.webUrl().filter(isWebAddress))

const changes: fc.Arbitrary<EventChange> = fc.record(
  {
    title: fc.string(),
    location: fc.string(),
    description: fc.string(),
    styledDescription: fc.constantFrom('', '<p>a, <b>b</b>; c\\n\n</p>'),
    when: fc.constantFrom(
      {
        kind: 'timed',
        start: '2027-05-04T09:15:00',
        end: '2027-05-04T10:45:00',
        zone: 'Europe/Paris',
      } as const,
      { kind: 'timed', start: '2027-05-04T23:30:00', end: '2027-05-05T01:00:00', zone: 'UTC' } as const,
      { kind: 'timed', start: '2027-05-04T09:00:00', end: '2027-05-04T09:00:00', zone: null } as const,
      { kind: 'allDay', first: '2027-05-04', last: '2027-05-06' } as const,
    ),
    isFree: fc.boolean(),
    visibility: fc.constantFrom('public' as const, 'private' as const, 'confidential' as const),
    status: fc.constantFrom('confirmed' as const, 'tentative' as const, 'cancelled' as const),
    colour: fc.constantFrom('', 'teal', 'DarkOrchid'),
    categories: fc.array(fc.constantFrom('Work', 'a, b', 'BUSINESS', 'Größe'), { maxLength: 3 }),
    url: address,
    conference: address,
    attachments: fc.array(fc.webUrl().filter(isWebAddress), { maxLength: 2 }),
    reminders: fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('relative' as const),
          to: fc.constantFrom('start' as const, 'end' as const),
          minutes: fc.integer({ min: -40_000, max: 2000 }),
        }),
        fc.record({
          kind: fc.constant('absolute' as const),
          at: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => epochMs(seconds * 1000)),
        }),
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
)

/**
 * An object as text, without the properties that belong to a change. Guests who are asked again have their
 * reply reset and are otherwise unchanged.
 */
function rest(jcal: JCal, change: EventChange): string {
  const edited =
    jcal[2].find((each) => each[0] === 'vevent' && !isOverride(each)) ??
    jcal[2].find(([name]) => name === 'vevent')
  const named = new Set([
    ...marks,
    ...Object.keys(change).flatMap(
      (field) => Object.entries(describedBy).find(([each]) => each === field)?.[1] ?? [],
    ),
  ])
  const isNamed = (each: JCalProperty) =>
    each[0] === 'attach' || each[0] === 'conference'
      ? named.has(each[0]) && isPage(each)
      : named.has(each[0])
  const inside = (each: JCalComponent) =>
    (each[2] ?? []).filter((alarm) => !('reminders' in change) || readAlarm(alarm) === null)
  const components = jcal[2].map((each) =>
    each === edited ? [each[0], each[1].filter((property) => !isNamed(property)), inside(each)] : each,
  )
  const text = JSON.stringify([jcal[0], jcal[1], components])
  return 'when' in change ? text.replaceAll(/"partstat":"[A-Z-]+"/g, '"partstat":""') : text
}

function holds(original: JCal, change: EventChange): void {
  const written = writeJCal(original, change, { now })
  expect(rest(written, change)).toBe(rest(original, change))
  const before = draftOf(original, 'c')
  const after = draftOf(written, 'c')
  // A plain description that comes alone leaves no formatted one.
  const isPlain = change.description !== undefined && change.description !== before?.description
  const styled = isPlain ? '' : (before?.styledDescription ?? '')
  const shown = { ...before, styledDescription: styled, ...change }
  // The name of a rule depends on the first day of the series.
  const { repeats } = shown
  expect({ styledDescription: '', ...after, repeats }).toEqual({ ...shown, repeats })
  expect(writeJCal(written, change, { now: addMs(now, 1) })).toBe(written)
  expect(JSON.parse(JSON.stringify(written))).toEqual(written)
}

test('there are recorded and exported objects to edit', () => {
  expect(recorded.length).toBeGreaterThan(20)
  expect(exported.length).toBeGreaterThan(3)
})

test.each([
  ['recorded from a server', fc.constantFrom(...recorded)],
  ['exported by other programs', fc.constantFrom(...exported)],
  ['made up', generated],
])('the object %s keeps everything that an edit does not name, and is read as it was edited', (_, objects) => {
  assertProperty(fc.property(objects, changes, holds), { numRuns: 400 })
})
