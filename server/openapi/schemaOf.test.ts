import { expect, test } from 'vitest'
import * as v from 'valibot'
import { listOf, textUpTo } from '#contract/lengths.ts'
import { schemaOf } from './schemaOf.ts'

test('an object has its required fields and the schema of each field', () => {
  const schema = v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255), v.regex(/^[a-z]+$/)),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 90),
    name: v.nullish(v.string()),
  })
  expect(schemaOf(schema)).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[a-z]+$' },
      days: { type: 'integer', minimum: 1, maximum: 366 },
      name: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['id'],
  })
})

test('lists, unions and literals have schemas', () => {
  expect(schemaOf(v.array(v.picklist(['read', 'write'])))).toEqual({
    type: 'array',
    items: { enum: ['read', 'write'] },
  })
  expect(schemaOf(v.union([v.literal('not found'), v.boolean()]))).toEqual({
    anyOf: [{ const: 'not found' }, { type: 'boolean' }],
  })
})

test('a pattern that JSON Schema reads differently is left out', () => {
  expect(schemaOf(v.pipe(v.string(), v.regex(/^\p{L}+$/iu)))).toEqual({ type: 'string' })
})

test('an unknown kind of schema is an error', () => {
  expect(() => schemaOf(v.date())).toThrow('No JSON Schema is known for date')
})

test('a list that is counted before it is parsed has both rules', () => {
  expect(schemaOf(listOf(textUpTo(5)))).toEqual({
    type: 'array',
    maxItems: 200,
    items: { type: 'string', maxLength: 5 },
  })
})
