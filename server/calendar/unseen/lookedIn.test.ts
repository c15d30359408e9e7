import { expect, test } from 'vitest'
import { lookedIn } from './lookedIn.ts'

const at = Date.parse('2027-03-15T09:00:00Z')
const looked = (value: unknown) => lookedIn(JSON.stringify({ looked: value }))

test('somebody looked up to a moment, and at single events beyond', () => {
  const events = [{ id: 'one', until: '2027-03-15T09:00:00Z' }]
  expect(looked({ until: '2027-03-15T09:00:00.000Z', events })).toEqual({
    until: at,
    events: new Map([['one', at]]),
  })
})

test('who never looked, or says no moment, has not looked', () => {
  expect(lookedIn('{}')).toEqual({ until: null, events: new Map() })
  expect(looked({ until: 'yesterday', events: [{ id: 'one', until: 'later' }] })).toEqual({
    until: null,
    events: new Map(),
  })
})
