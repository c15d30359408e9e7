import { expect, test } from 'vitest'
import { placeOfZone } from './placeOfZone.ts'

test('a zone is where its city is, also by an old name', () => {
  expect(placeOfZone('Europe/Paris')).toEqual({ latitude: 48.9, longitude: 2.3 })
  expect(placeOfZone('America/Argentina/Buenos_Aires')).toEqual({ latitude: -34.6, longitude: -58.5 })
  expect(placeOfZone('Asia/Calcutta')).toEqual(placeOfZone('Asia/Kolkata'))
})

test('UTC, an offset and an unknown zone are nowhere', () => {
  expect(['UTC', 'Etc/UTC', '+02:00', 'Europe/Atlantis', '/x'].map(placeOfZone)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('every zone that a person can choose for their home has a place, except those of no place', () => {
  const homes = Intl.supportedValuesOf('timeZone').filter(
    (name) => name.includes('/') && !name.startsWith('Etc/'),
  )
  expect(homes.filter((name) => placeOfZone(name) === null)).toEqual([])
})
