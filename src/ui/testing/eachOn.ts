import { afterEach, beforeEach, vi } from 'vitest'

/** Makes a day today in each test of a file: `2027-03-15`. */
export function eachOn(date: string) {
  beforeEach(() => void vi.setSystemTime(Date.parse(`${date}T12:00:00Z`)))
  afterEach(() => void vi.useRealTimers())
}
