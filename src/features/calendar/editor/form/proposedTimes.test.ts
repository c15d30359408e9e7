import { expect, test } from 'vitest'
import { proposedTimes } from './proposedTimes.ts'

test('an end on the same day is proposed after the start', () => {
  expect(proposedTimes('22:45')).toEqual(['23:00', '23:30'])
})
