import { afterAll, describe } from 'vitest'
import { storePlaces } from '../../testing/storePlaces.ts'
import { storeSuite } from '../../testing/storeSuite.ts'

describe.each([...storePlaces].slice(1))('%s', async (_name, placeOf) => {
  const place = await placeOf()
  afterAll(() => place.close())
  storeSuite(place.open)
})
