import { readFileSync, writeFileSync } from 'node:fs'
import { zonePlacesOf } from './almanac/zonePlacesOf.ts'

// `node scripts/zonePlaces.ts [folder]`: the places of time zones, from the tz database (package tzdata).
const folder = process.argv[2] ?? '/usr/share/zoneinfo'
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
const places = zonePlacesOf([read('zone1970.tab'), read('zone.tab')], read('tzdata.zi'))
writeFileSync('domain/almanac/zonePlaces.json', `${JSON.stringify(places, null, 2)}\n`)
