import { expect, test } from 'vitest'
import type { JCalComponent } from '#contract/jcal.ts'
import type { FurtherDetails } from './FurtherDetails.ts'
import { readFurther } from './readFurther.ts'
import { withFurther } from './withFurther.ts'

const valarm = (trigger: string, ...others: JCalComponent[1]): JCalComponent => [
  'valarm',
  [['action', {}, 'text', 'DISPLAY'], ['trigger', {}, 'duration', trigger], ...others],
  [],
]

const mail: JCalComponent = [
  'valarm',
  [
    ['action', {}, 'text', 'EMAIL'],
    ['trigger', {}, 'duration', '-P1D'],
  ],
  [],
]

const uid = 'https://example.org/with,comma'

/** What another program says in its own way. */
const review: JCalComponent = [
  'vevent',
  [
    ['uid', {}, 'text', 'u1'],
    ['categories', { language: 'fr' }, 'text', 'Travail'],
    ['categories', {}, 'text', 'Work', 'Food'],
    ['color', { 'x-p': 'kept' }, 'unknown', 'teal'],
    ['conference', { feature: 'PHONE' }, 'uri', 'tel:+33-1-2345'],
    ['conference', { feature: 'VIDEO', label: 'Room' }, 'uri', 'https://meet.example.org/a'],
    ['attach', { encoding: 'BASE64' }, 'binary', 'AAAA'],
    ['attach', { fmttype: 'text/plain' }, 'uri', 'https://example.org/plan.txt'],
    ['attach', {}, 'uri', 'javascript:alert(1)'],
    ['url', {}, 'uri', uid],
  ],
  [
    valarm(
      '-PT10M',
      ['x-apple', {}, 'unknown', 'kept'],
      ['acknowledged', {}, 'date-time', '2027-01-01T00:00:00Z'],
    ),
    mail,
    valarm('-P1D'),
  ],
]

const relative = (minutes: number) => ({ kind: 'relative', to: 'start', minutes }) as const

test('the further details of an event are read; links that are none are not among them', () => {
  expect(readFurther(review)).toEqual({
    colour: 'teal',
    categories: ['Travail', 'Work', 'Food'],
    url: uid,
    conference: 'https://meet.example.org/a',
    attachments: ['https://example.org/plan.txt'],
    reminders: [relative(-10), relative(-1440)],
  } satisfies FurtherDetails)
})

test('what is there already changes nothing', () => {
  expect(withFurther(review, readFurther(review), 'Review')).toBe(review)
  expect(withFurther(review, {}, 'Review')).toBe(review)
})

test('an alarm that stays is untouched, and so is one that sends an e-mail', () => {
  const changed = withFurther(review, { reminders: [relative(-1440), relative(-10), relative(0)] }, 'Review')
  expect(changed[1]).toBe(review[1])
  expect(changed[2]?.slice(0, 3)).toEqual(review[2])
  expect(changed[2]?.[3]).toEqual([
    'valarm',
    [
      ['action', {}, 'text', 'DISPLAY'],
      ['description', {}, 'text', 'Review'],
      ['trigger', {}, 'duration', 'PT0S'],
    ],
    [],
  ])
})

test('another time is written into the alarm that had the one before, which is due again', () => {
  const [first, ...others] = withFurther(review, { reminders: [relative(-90), relative(-1440)] }, '')[2] ?? []
  expect(first?.[1]).toEqual([
    ['action', {}, 'text', 'DISPLAY'],
    ['trigger', {}, 'duration', '-PT1H30M'],
    ['x-apple', {}, 'unknown', 'kept'],
  ])
  expect(others).toEqual(review[2]?.slice(1))
})

test('without reminders only what this program does not show is left', () => {
  expect(withFurther(review, { reminders: [] }, '')[2]).toEqual([mail])
})

test('a category leaves its property, and a new one goes to the last without a language', () => {
  const { [1]: properties } = withFurther(review, { categories: ['Work', 'Sport', 'Travail'] }, '')
  expect(properties.filter(([name]) => name === 'categories')).toEqual([
    ['categories', { language: 'fr' }, 'text', 'Travail'],
    ['categories', {}, 'text', 'Work', 'Sport'],
  ])
})

test('another conference is written where the page was, and the telephone stays', () => {
  const { [1]: properties } = withFurther(review, { conference: 'https://meet.example.org/b' }, '')
  expect(properties.filter(([name]) => name === 'conference')).toEqual([
    ['conference', { feature: 'PHONE' }, 'uri', 'tel:+33-1-2345'],
    ['conference', { feature: 'VIDEO', label: 'Room' }, 'uri', 'https://meet.example.org/b'],
  ])
})

test('the links that are attached come and go, and attached files stay', () => {
  const { [1]: properties } = withFurther(review, { attachments: ['https://example.org/b'] }, '')
  expect(properties.filter(([name]) => name === 'attach').map((each) => each[3])).toEqual([
    'AAAA',
    'javascript:alert(1)',
    'https://example.org/b',
  ])
})

test('an own colour keeps its parameters, and none removes it', () => {
  const of = (colour: string) => withFurther(review, { colour }, '')[1].filter(([name]) => name === 'color')
  expect(of('tomato')).toEqual([['color', { 'x-p': 'kept' }, 'text', 'tomato']])
  expect(of('')).toEqual([])
})
