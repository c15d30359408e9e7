import { afterAll, describe } from 'vitest'
import { storePlaces } from './storePlaces.ts'
import { storeSuite } from './storeSuite.ts'

describe.each([...storePlaces].slice(1))('%s', async (_name, placeOf) => {
  const place = await placeOf()
  afterAll(() => place.close())
  storeSuite(place.open)
})
