import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { zoneNames } from '../zoneNames.ts'
import { ianaZone } from '../zones.ts'
import { cityIn } from './cityIn.ts'

const areas = [...new Set(zoneNames().map((zone) => zone.slice(0, zone.lastIndexOf('/') + 1)))]
const isCityOfZone = (english: string) =>
  areas.some((area) => ianaZone(`${area}${english.replaceAll(' ', '_')}`) !== null)

test.each(['fr', 'de', 'es', 'ar'])(
  'the cities of %s are those of zones, and each is called otherwise there',
  (language) => {
    const names: unknown = JSON.parse(
      readFileSync(new URL(`${language}.cities.json`, import.meta.url), 'utf8'),
    )
    const cities = Object.entries(names ?? {})
    expect(cities.length).toBeGreaterThan(100)
    expect(cities.filter(([english, city]) => city === english || city !== String(city).trim())).toEqual([])
    expect(cities.map(([english]) => english).filter((each) => !isCityOfZone(each))).toEqual([])
  },
)

test('a city without another name keeps its English one, whatever it is called', () => {
  const names = { Vienna: 'Wien' }
  expect(
    ['Europe/Vienna', 'America/Sao_Paulo', 'UTC', 'constructor'].map((zone) => cityIn(names, zone)),
  ).toEqual(['Wien', 'Sao Paulo', 'UTC', 'constructor'])
})
