import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { memoryStore } from './memory/memoryStore.ts'
import { history, answersTo } from '../testing/storeHistory.ts'
import { storePlaces } from '../testing/storePlaces.ts'

test.each([...storePlaces])(
  'any sequence of calls reads the same in %s as in memory',
  async (_name, placeOf) => {
    const place = await placeOf()
    await assertProperty(
      fc.asyncProperty(history, async (steps) => {
        const store = await place.open()
        const answers = await answersTo(store, steps).finally(() => store.close())
        expect(answers).toEqual(await answersTo(memoryStore(), steps))
      }),
      { numRuns: place.runs },
    )
    await place.close()
  },
)
