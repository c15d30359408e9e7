import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Router } from '../../../../navigation/Router.tsx'
import { settingsStore } from '../../../../settings/settingsStore.ts'
import { storageWith } from '../../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../../settings/useSettings.ts'
import { Messages } from '../../../../ui/messages/Messages.tsx'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { ShowPeriod } from '../../sidebar/sets/useCalendarSets.ts'
import { NewSavedSearch } from './NewSavedSearch.tsx'
import type { SavedSearch } from './SavedSearch.ts'
import { SavedSearches } from './SavedSearches.tsx'

afterEach(cleanup)

const trips: SavedSearch = { name: 'Trips', query: 'at:airport', colour: '#1a8f5a', mode: 'highlight' }
const meals: SavedSearch = { name: 'Meals', query: 'lunch', colour: '#2f6fde', mode: 'isolate' }
const period = { view: 'week', date: '2027-03-15' } as const

/** Two saved searches; those that are named are on. */
function searches(...on: readonly string[]) {
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ savedSearches: [trips, meals] })
  const show = vi.fn<ShowPeriod>()
  const now = { current: { saved: ['Work'], show } }
  render(
    <Router>
      <SettingsContext value={store}>
        <SavedSearches period={{ ...period, ...(on.length > 0 && { saved: on }) }} show={show} now={now} />
        <Messages />
      </SettingsContext>
    </Router>,
    { wrapper: inEnglish },
  )
  return { store, show }
}

const toggle = (name: string) => page.getByRole('switch', { name, exact: true })

async function choose(search: string, choice: string) {
  await page.getByRole('button', { name: `Options for saved search ${search}` }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

test('each is turned on and off by its switch, which says what it looks for; others stay on', async () => {
  const { show } = searches('Meals')
  await expect.element(toggle('Meals')).toBeChecked()
  await expect.element(toggle('Trips')).not.toBeChecked()
  await expect.element(toggle('Trips')).toHaveAccessibleDescription('Highlights at:airport')
  await toggle('Trips').click()
  expect(show).toHaveBeenLastCalledWith({ saved: ['Meals', 'Trips'] })
  toggle('Meals').element().focus()
  await userEvent.keyboard(' ')
  expect(show).toHaveBeenLastCalledWith({ saved: [] })
})

test('what matches is isolated instead, by a choice of its menu', async () => {
  const { store } = searches()
  await choose('Trips', 'Isolate what matches')
  expect(store.current().savedSearches).toEqual([{ ...trips, mode: 'isolate' }, meals])
  await choose('Meals', 'Highlight what matches')
  expect(store.current().savedSearches?.[1]).toEqual({ ...meals, mode: 'highlight' })
})

test('one that is on stays on under its new name and colour; a name that another has cannot be chosen', async () => {
  const { store, show } = searches('Trips')
  await choose('Trips', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit saved search' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'meals')
  await expect.element(dialog.getByText('There’s already a saved search with this name.')).toBeVisible()
  await userEvent.clear(name)
  await userEvent.type(name, 'Journeys')
  dialog.getByRole('button', { name: 'Pink' }).element().focus()
  await userEvent.keyboard(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const journeys = { ...trips, name: 'Journeys', colour: '#c2377a' }
  expect(store.current().savedSearches).toEqual([journeys, meals])
  expect(show).toHaveBeenLastCalledWith({ saved: ['Journeys'] })
})

test('a deleted one is off, and comes back by Undo, on beside what is on by then', async () => {
  const { store, show } = searches('Trips', 'Meals')
  await choose('Trips', 'Delete')
  expect(store.current().savedSearches).toEqual([meals])
  expect(show).toHaveBeenLastCalledWith({ saved: ['Meals'] })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  expect(store.current().savedSearches).toEqual([meals, trips])
  expect(show).toHaveBeenLastCalledWith({ saved: ['Work', 'Trips'] })
})

test('one that was off comes back off', async () => {
  const { store, show } = searches('Meals')
  await choose('Trips', 'Delete')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  expect(store.current().savedSearches).toEqual([meals, trips])
  expect(show).not.toHaveBeenCalled()
})

const fifty = Array.from({ length: 50 }, (_, at): SavedSearch => ({ name: `Search ${at}`, query: 'lunch' }))

test('with fifty of them there is no form for another, and none comes back by Undo beside them', async () => {
  const { store } = searches()
  await choose('Trips', 'Delete')
  store.choose({ savedSearches: fifty })
  // Fifty rows are higher than the page of a test.
  page.getByRole('button', { name: 'Undo' }).last().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^You have 50 saved searches/)).toBeInTheDocument()
  expect(store.current().savedSearches).toEqual(fifty)
  cleanup()
  render(
    <Router>
      <SettingsContext value={store}>
        <NewSavedSearch period={period} query="tea" calendars={[]} onClose={() => undefined} />
      </SettingsContext>
    </Router>,
    { wrapper: inEnglish },
  )
  const dialog = page.getByRole('dialog', { name: 'Save search' })
  await expect.element(dialog.getByText(/^You have 50 saved searches/)).toBeVisible()
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
})

test('a search is kept under a name, in a colour that nothing has, and is on', async () => {
  const store = settingsStore(storageWith(), 'alice')
  const onClose = vi.fn<() => void>()
  render(
    <Router>
      <SettingsContext value={store}>
        <NewSavedSearch period={period} query=" at:airport " calendars={[]} onClose={onClose} />
      </SettingsContext>
    </Router>,
    { wrapper: inEnglish },
  )
  const dialog = page.getByRole('dialog', { name: 'Save search' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Enter a name.')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Trips')
  await userEvent.click(dialog.getByRole('radio', { name: 'Isolate' }))
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(store.current().savedSearches).toEqual([
    { name: 'Trips', query: 'at:airport', colour: '#2f6fde', mode: 'isolate' },
  ])
  expect(location.hash).toContain('?saved=Trips')
})
