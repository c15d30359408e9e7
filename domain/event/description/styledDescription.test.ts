import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { parseICalendar } from '../../ical/parseICalendar.ts'
import { epochMs } from '../../time/units.ts'
import { writeJCal, type EventChange } from '../writeJCal.ts'
import { styledDescriptionOf } from './styledDescription.ts'

const html = { fmttype: 'text/html' }
const plain: JCalProperty = ['description', { language: 'fr' }, 'text', 'Deux exemplaires']
const styled: JCalProperty = ['styled-description', html, 'text', '<p><b>Deux</b> exemplaires</p>']
const outlook: JCalProperty = ['x-alt-desc', html, 'unknown', '<p>Deux\\, <b>exemplaires</b></p>']

const vevent = (properties: readonly JCalProperty[]) => ['vevent', properties, []] as const
const object = (properties: readonly JCalProperty[]): JCal => ['vcalendar', [], [vevent(properties)]]

/** The properties after a change, without the stamps of its revision. */
function changed(properties: readonly JCalProperty[], change: EventChange): readonly JCalProperty[] {
  const [, , [after]] = writeJCal(object(properties), change, { now: epochMs(0) })
  return after?.[1].filter(([name]) => !['dtstamp', 'last-modified', 'sequence'].includes(name)) ?? []
}

test.each<[string, readonly JCalProperty[], string]>([
  ['STYLED-DESCRIPTION', [plain, styled], '<p><b>Deux</b> exemplaires</p>'],
  ['X-ALT-DESC, as it was written', [plain, outlook], '<p>Deux, <b>exemplaires</b></p>'],
  ['the standard one of both', [outlook, styled], '<p><b>Deux</b> exemplaires</p>'],
  ['none', [plain], ''],
  ['none of another kind', [['styled-description', { fmttype: 'text/markdown' }, 'text', '**Deux**']], ''],
  ['none behind an address', [['styled-description', html, 'uri', 'https://example.org/a.html']], ''],
])('the HTML of a description: %s', (_, properties, expected) => {
  expect(styledDescriptionOf(vevent(properties))).toBe(expected)
})

test('a plain description that is not formatted has no HTML, and one that is has it in the standard form', () => {
  expect(changed([plain], { description: 'Trois' })).toEqual([
    ['description', { language: 'fr' }, 'text', 'Trois'],
  ])
  expect(changed([plain], { styledDescription: '<p><strong>Deux</strong> exemplaires</p>' })).toEqual([
    ['description', { language: 'fr', derived: 'TRUE' }, 'text', 'Deux exemplaires'],
    ['styled-description', html, 'text', '<p><strong>Deux</strong> exemplaires</p>'],
  ])
})

test('HTML is written in the form in which it was found', () => {
  const change = { description: 'Trois; quatre', styledDescription: '<p>Trois; <strong>quatre</strong></p>' }
  expect(changed([outlook, plain], change)).toEqual([
    ['x-alt-desc', html, 'unknown', '<p>Trois\\; <strong>quatre</strong></p>'],
    ['description', { language: 'fr' }, 'text', 'Trois; quatre'],
  ])
  expect(changed([styled, plain, outlook], change)).toEqual([
    ['styled-description', html, 'text', '<p>Trois; <strong>quatre</strong></p>'],
    ['description', { language: 'fr', derived: 'TRUE' }, 'text', 'Trois; quatre'],
    ['x-alt-desc', html, 'unknown', '<p>Trois\\; <strong>quatre</strong></p>'],
  ])
})

test('what is plain again has no HTML, and is derived from none', () => {
  const derived: JCalProperty = ['description', { derived: 'TRUE' }, 'text', 'Deux exemplaires']
  const other: JCalProperty = ['styled-description', { fmttype: 'text/markdown' }, 'text', '**Deux**']
  const left = [['description', {}, 'text', 'Deux exemplaires']]
  expect(changed([derived, styled, other, outlook], { styledDescription: '' })).toEqual(left)
})

test('a plain text that comes alone leaves no HTML that says what was there before', () => {
  expect(changed([plain, styled], { description: 'Trois' })).toEqual([
    ['description', { language: 'fr' }, 'text', 'Trois'],
  ])
})

test('an untouched description keeps every property', () => {
  const original = object([outlook, plain, styled])
  const same = { description: 'Deux exemplaires', styledDescription: '<p><b>Deux</b> exemplaires</p>' }
  expect(writeJCal(original, same, { now: epochMs(0) })).toBe(original)
  expect(changed([outlook, plain, styled], { title: 'Copies' }).slice(0, 3)).toEqual([outlook, plain, styled])
})

test('HTML in a file is read as what it says', () => {
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART:20270315T090000Z',
    'DESCRIPTION;DERIVED=TRUE:a\\, b',
    'STYLED-DESCRIPTION;VALUE=TEXT;FMTTYPE=text/html:<p>a\\, <b>b</b></p>',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const [read] = parseICalendar(file.join('\r\n')).objects
  const [found] = read?.jcal[2] ?? []
  expect(found && styledDescriptionOf(found)).toBe('<p>a, <b>b</b></p>')
})
