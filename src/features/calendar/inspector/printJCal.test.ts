import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { printJCal } from './printJCal.ts'

test('each property has a line', () => {
  const jcal: JCal = [
    'vcalendar',
    [['version', {}, 'text', '2.0']],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', 'tea'],
          ['summary', { language: 'en' }, 'text', 'Tea, "green"\n'],
        ],
        [],
      ],
    ],
  ]
  expect(printJCal(jcal)).toBe(
    `["vcalendar", [
  ["version",{},"text","2.0"]
], [
  ["vevent", [
    ["uid",{},"text","tea"],
    ["summary",{"language":"en"},"text","Tea, \\"green\\"\\n"]
  ], [
  ]]
]]`,
  )
})

test('what is printed is the same jCal', () => {
  const property: fc.Arbitrary<JCalProperty> = fc.tuple(
    fc.string(),
    fc.dictionary(fc.string(), fc.string()),
    fc.string(),
    fc.string(),
  )
  const component: fc.Arbitrary<JCalComponent> = fc.tuple(
    fc.string(),
    fc.array(property),
    fc.array(fc.tuple(fc.string(), fc.array(property), fc.constant([]))),
  )
  const jcal = fc.tuple(fc.constant('vcalendar' as const), fc.array(property), fc.array(component))
  assertProperty(
    fc.property(jcal, (each) => {
      expect(JSON.parse(printJCal(each))).toEqual(JSON.parse(JSON.stringify(each)))
    }),
  )
})
