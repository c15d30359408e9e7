import { expect, test } from 'vitest'
import { zonePlacesOf } from './zonePlacesOf.ts'

const table =
  '# a comment\nFR,MC\t+4852+00220\tEurope/Paris\nAR\t-3436-05827\tAmerica/Argentina/Buenos_Aires\tBuenos Aires\n'
const rules =
  'L Europe/Paris Europe/Monaco\nL America/Argentina/Buenos_Aires America/Buenos_Aires\nL Etc/UTC UTC\nR d 1916 o - Jun 14 23s 1 S\n'

test('each zone of the tables has a place, and so have its other names', () => {
  expect(zonePlacesOf([table], rules)).toEqual({
    America: 'Argentina/Buenos_Aires -34.6 -58.5,Buenos_Aires -34.6 -58.5',
    Europe: 'Monaco 48.9 2.3,Paris 48.9 2.3',
  })
})

test('the first table that has a zone counts', () => {
  expect(zonePlacesOf([table, 'FR\t+0000+00000\tEurope/Paris\n'], '')).toHaveProperty(
    'Europe',
    'Paris 48.9 2.3',
  )
})
