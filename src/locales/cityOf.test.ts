import { expect, test } from 'vitest'
import { cityOf } from './cityOf.ts'
import { loadCatalogue } from './loadCatalogue.ts'

test.each([
  ['de', 'Europe/Vienna', 'Wien'],
  ['de', 'Europe/Paris', 'Paris'],
  ['es', 'America/New_York', 'Nueva York'],
  ['fr', 'Asia/Kolkata', 'Calcutta'],
  ['ar', 'Europe/London', 'لندن'],
  ['en', 'Europe/Vienna', 'Vienna'],
] as const)('in %s %s is %s', async (locale, zone, city) => {
  const use = await loadCatalogue(locale)
  use()
  expect(cityOf(zone)).toBe(city)
})
