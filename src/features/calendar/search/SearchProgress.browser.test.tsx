import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { searchDetails, searchStates } from '#domain/search/SearchQuery.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { SearchProgress } from './SearchProgress.tsx'
import type { ShownSearch } from './useSearch.ts'
import type { SearchedEvents } from './years/useSearchedEvents.ts'

afterEach(cleanup)

const done: SearchedEvents = {
  years: { from: 2025, to: 2029, hasEarlier: true, hasLater: true },
  reads: [],
  pending: pendingEditsOf(new QueryClient()).current(),
  readCount: 5,
  yearCount: 5,
  isReading: false,
  failure: null,
  stop: () => undefined,
  resume: () => undefined,
  widen: () => undefined,
}

function show(events: Partial<SearchedEvents>, search: Partial<ShownSearch> = {}) {
  render(
    <SearchProgress
      search={{
        found: [],
        words: '',
        hasMore: false,
        isEmpty: false,
        isEverywhere: false,
        isSearching: false,
        events: { ...done, ...events },
        ...search,
      }}
      onSave={() => undefined}
    />,
    { wrapper: inEnglish },
  )
}

const button = (name: string) => page.getByRole('button', { name })

test('while years are read, the search says how far it is and can be stopped', async () => {
  const stop = vi.fn<() => void>()
  show({ readCount: 2, isReading: true, stop })
  await expect.element(page.getByText('Searched 2 of 5 years …')).toBeVisible()
  await button('Stop').click()
  expect(stop).toHaveBeenCalledOnce()
})

test('that nothing was found is not said before everything was searched', async () => {
  const status = page.getByRole('status')
  show({ readCount: 2, isReading: true }, { isSearching: true })
  await expect.element(status).toHaveTextContent('Searching …')
  cleanup()
  show({})
  await expect.element(status).toHaveTextContent('No events found.')
})

test('a search that was stopped can go on', async () => {
  const resume = vi.fn<() => void>()
  show({ readCount: 2, resume })
  await expect.element(page.getByText('Searched 2 of 5 years.')).toBeVisible()
  await button('Search the rest').click()
  expect(resume).toHaveBeenCalledOnce()
})

test('a year that could not be read says why, and is tried again', async () => {
  const resume = vi.fn<() => void>()
  show({ readCount: 2, failure: 'offline', resume })
  await expect.element(page.getByText(/^Some years couldn’t be searched\. ./)).toBeVisible()
  await button('Try again').click()
  expect(resume).toHaveBeenCalledOnce()
})

test('a search that is done says where it ends, and goes further', async () => {
  const widen = vi.fn<SearchedEvents['widen']>()
  show({ widen })
  await expect.element(page.getByText('Searched from 2025 to 2029.')).toBeVisible()
  await button('Search earlier years').click()
  await button('Search later years').click()
  expect(widen.mock.calls).toEqual([['earlier'], ['later']])
})

test('nothing is offered beyond the days of a search, or where the service has searched at all times', () => {
  show({ years: { from: 2019, to: 2019, hasEarlier: false, hasLater: false } })
  expect(button('Search earlier years').query()).toBeNull()
  cleanup()
  show({}, { isEverywhere: true })
  expect(button('Search earlier years').query()).toBeNull()
})

test('every way to narrow a search down is listed on request', async () => {
  show({}, { isEmpty: true })
  await button('Ways to search').click()
  for (const each of [
    ...searchStates.map((state) => `is:${state}`),
    ...searchDetails.map((detail) => `has:${detail}`),
  ])
    await expect.element(page.getByText(each, { exact: true }).last()).toBeVisible()
  await expect.element(page.getByText('on:2027-03-15')).toBeVisible()
})
