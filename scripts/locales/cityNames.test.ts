import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { zoneNames } from '#domain/time/zoneNames.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { completeLanguages } from './completeLanguages.ts'

const areas = [...new Set(zoneNames().map((zone) => zone.slice(0, zone.lastIndexOf('/') + 1)))]
const isCityOfZone = (english: string) =>
  areas.some((area) => ianaZone(`${area}${english.replaceAll(' ', '_')}`) !== null)

test.each(completeLanguages)(
  'the cities of %s are those of zones, and each is called otherwise there',
  (language) => {
    const names: unknown = JSON.parse(readFileSync(`domain/time/cities/${language}.json`, 'utf8'))
    const cities = Object.entries(names ?? {})
    expect(cities.length).toBeGreaterThan(100)
    expect(cities.filter(([english, city]) => city === english || city !== String(city).trim())).toEqual([])
    expect(cities.map(([english]) => english).filter((each) => !isCityOfZone(each))).toEqual([])
  },
)
