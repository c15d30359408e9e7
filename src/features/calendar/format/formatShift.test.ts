import { beforeAll, expect, test } from 'vitest'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { formatShift } from './formatShift.ts'

beforeAll(() => void inEnglish({ children: null }))

test('what a place gains or loses is said in hours, or in minutes where it is no whole hour', () => {
  expect(formatShift('America/New_York', 60)).toBe('New York +1h')
  expect(formatShift('Australia/Lord_Howe', -30)).toBe('Lord Howe -30m')
})
