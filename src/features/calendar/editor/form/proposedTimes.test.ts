import { expect, test } from 'vitest'
import { proposedTimes } from './proposedTimes.ts'

test('suggested end times on the same day are after the start', () => {
  expect(proposedTimes('22:45')).toEqual(['23:00', '23:30'])
})
