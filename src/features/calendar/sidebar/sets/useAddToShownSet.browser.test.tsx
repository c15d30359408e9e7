import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from '../../../../navigation/Router.tsx'
import { settingsStore } from '../../../../settings/settingsStore.ts'
import { storageWith } from '../../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../../settings/useSettings.ts'
import { Messages } from '../../../../ui/messages/Messages.tsx'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { setOf } from './CalendarSet.ts'
import { useAddToShownSet } from './useAddToShownSet.ts'

afterEach(cleanup)

const [work, choir] = [
  { homeId: 'alice', id: 'work', name: 'Work' },
  { homeId: 'alice', id: 'choir', name: 'Choir' },
]
const town = setOf('Town', 'f', [work])

/** A page at an address, where a press makes the calendar “Choir”. */
function pageAt(address: string) {
  location.hash = address
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ calendarSets: [town, setOf('Lake', undefined, [])] })
  function Maker() {
    const addToShownSet = useAddToShownSet()
    return <button onClick={() => addToShownSet(choir)}>Make</button>
  }
  render(
    <Router>
      <SettingsContext value={store}>
        <Maker />
        <Messages />
      </SettingsContext>
    </Router>,
    { wrapper: inEnglish },
  )
  return { sets: () => store.current().calendarSets, make: () => page.getByText('Make').click() }
}

test('a calendar that is made while a set is shown belongs to it, until that is undone', async () => {
  const { sets, make } = pageAt('#/calendar/week/2027-03-15?set=Town')
  await make()
  expect(sets()?.[0]).toEqual(setOf('Town', 'f', [work, choir]))
  await expect.element(page.getByText('“Choir” is in the set “Town” too.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  expect(sets()?.[0]).toEqual(town)
})

test.each(['', '?set=Gone', '?set=Town&only=work'])('at an address with %j no set gets it', async (shown) => {
  const { sets, make } = pageAt(`#/calendar/week/2027-03-15${shown}`)
  await make()
  expect(sets()).toEqual([town, setOf('Lake', undefined, [])])
})
