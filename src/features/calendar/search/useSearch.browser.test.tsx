import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toIsoDate } from '#domain/time/units.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { inEnglish as InEnglish } from '../../../ui/testing/inEnglish.tsx'
import { rememberFeatures } from '../queries/server/hostFeatures.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { useSearch } from './useSearch.ts'

afterEach(cleanup)

const calendars = [ownCalendar()]
const noEvents = {
  _links: { self: { href: '/dav/api/calendars/alice/work.json' } },
  _embedded: { 'dav:item': [] },
}
const nothingFound = {
  _links: { self: { href: '/dav/api/search' } },
  _total_hits: 0,
  _embedded: { events: [] },
}

/** The search of a service that answers what it finds by words when it is ready. */
function searched(ready: Promise<void>) {
  const { api } = apiAnswering(async ({ url }) => {
    if (!url.includes('search')) return Response.json(noEvents)
    await ready
    return Response.json(nothingFound)
  })
  rememberFeatures(api, { search: true })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderHook(
    ({ typed }) => useSearch(typed, 'brass', calendars, toIsoDate('2027-03-15'), 'Europe/Paris'),
    {
      initialProps: { typed: 'brass' },
      wrapper: ({ children }) => (
        <InEnglish>
          <QueryClientProvider client={client}>
            <ApiProvider value={api}>
              <UserProvider value={alice}>{children}</UserProvider>
            </ApiProvider>
          </QueryClientProvider>
        </InEnglish>
      ),
    },
  )
}

test('a search goes on until the years are read and the service has answered, and while more is typed', async () => {
  const answer = Promise.withResolvers<void>()
  const { result, rerender } = searched(answer.promise)
  expect(result.current.isSearching).toBe(true)
  await expect.poll(() => [result.current.events.isReading, result.current.words]).toEqual([false, 'brass'])
  expect(result.current.isSearching).toBe(true)
  answer.resolve()
  await expect.poll(() => result.current.isSearching).toBe(false)
  rerender({ typed: 'brass ' })
  expect(result.current.isSearching).toBe(false)
  rerender({ typed: 'brass band' })
  expect(result.current.isSearching).toBe(true)
})
