import { expect, test } from 'vitest'
import { loadCatalogue } from '../../../locales/loadCatalogue.ts'
import { zoneCities, zoneOfCity } from './zoneOfCity.ts'

test.each([
  ['New York', 'America/New_York'],
  ['  new york ', 'America/New_York'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['america/new_york', 'America/New_York'],
  ['America/New York', 'America/New_York'],
  ['new_york', 'America/New_York'],
  ['berlin', 'Europe/Berlin'],
  ['TOKYO', 'Asia/Tokyo'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['UTC', 'UTC'],
  ['Atlantis', null],
  ['', null],
])('%j is %s', (text, zone) => {
  expect(zoneOfCity(text)).toBe(zone)
})

test('cities are proposed once each, by their names', () => {
  const cities = zoneCities()
  expect(cities).toContain('Buenos Aires')
  expect(new Set(cities).size).toBe(cities.length)
})

test('a city has its name in the language of the page, and its English one', async () => {
  const use = await loadCatalogue('es')
  use()
  expect(['nueva york', 'New York', 'zurich', 'ZÚRICH'].map(zoneOfCity)).toEqual([
    'America/New_York',
    'America/New_York',
    'Europe/Zurich',
    'Europe/Zurich',
  ])
  expect(zoneCities()).toContain('Nueva York')
})
