import { expect, test } from 'vitest'
import { binSuite } from './store/binSuite.ts'
import { calendarSuite } from './store/calendarSuite.ts'
import { changeSuite } from './store/changeSuite.ts'
import { erasingSuite } from './store/erasingSuite.ts'
import { eventSuite } from './store/eventSuite.ts'
import { handoverSuite } from './store/handoverSuite.ts'
import { historySuite } from './store/historySuite.ts'
import { peopleSuite } from './store/peopleSuite.ts'
import { reminderSuite } from './store/reminderSuite.ts'
import { mailSuite } from './store/mailSuite.ts'
import { schedulingSuite } from './store/schedulingSuite.ts'
import { searchSuite } from './store/searchSuite.ts'
import { settingsSuite } from './store/settingsSuite.ts'
import { shareSuite } from './store/shareSuite.ts'
import { storeTests, type OpenStore } from './store/storeTests.ts'

/** All tests for a store. `open` must return a new, empty one. */
export function storeSuite(open: OpenStore): void {
  peopleSuite(open)
  settingsSuite(open)
  calendarSuite(open)
  eventSuite(open)
  searchSuite(open)
  binSuite(open)
  historySuite(open)
  reminderSuite(open)
  shareSuite(open)
  schedulingSuite(open)
  mailSuite(open)
  erasingSuite(open)
  handoverSuite(open)
  changeSuite(open)

  test('every store has a different generation', async () => {
    const generations = new Set<string>()
    for (const _ of ['one', 'other']) {
      const store = await open()
      generations.add(store.generation)
      await store.close()
    }
    expect(generations.size).toBe(2)
  })

  const { withStore } = storeTests(open)
  withStore('ping resolves', async (store) => {
    expect(await store.ping()).toBeUndefined()
  })
}
