import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toIsoDate, type IsoDate } from '#domain/time/units.ts'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { useSearchedEvents } from './useSearchedEvents.ts'

afterEach(cleanup)

type Days = { readonly from: IsoDate | null; readonly until: IsoDate | null }

/** The search of a server, and the years that it was asked for; those that fail are answered by 503. */
function searched(
  days: Days = { from: null, until: null },
  failing: readonly string[] = [],
  until: Promise<unknown> = Promise.resolve(),
) {
  const asked: string[] = []
  const bad = new Set(failing)
  const { api } = apiAnswering(async (request) => {
    const [year = ''] = /\d{4}/.exec(await request.text()) ?? []
    asked.push(year)
    await until
    return bad.has(year) ? new Response(null, { status: 503 }) : Response.json(nothing)
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const calendars = [ownCalendar()]
  const { result } = renderHook(() => useSearchedEvents(calendars, toIsoDate('2027-03-15'), days), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ApiProvider value={api}>{children}</ApiProvider>
      </QueryClientProvider>
    ),
  })
  return { result, asked, bad }
}

const nothing = {
  _links: { self: { href: '/dav/api/calendars/alice/work.json' } },
  _embedded: { 'dav:item': [] },
}

test('the years around this one are read one after the other, then earlier ones on request', async () => {
  const { result, asked } = searched()
  await expect.poll(() => result.current.readCount).toBe(5)
  expect(asked).toEqual(['2027', '2028', '2026', '2029', '2025'])
  expect(result.current).toMatchObject({ isReading: false, years: { from: 2025, to: 2029 } })
  result.current.widen('earlier')
  await expect.poll(() => result.current.readCount).toBe(8)
  expect(asked.slice(5)).toEqual(['2024', '2023', '2022'])
})

test('a year that a search names is read, and no other', async () => {
  const { result, asked } = searched({ from: toIsoDate('2019-05-08'), until: toIsoDate('2019-05-08') })
  await expect.poll(() => result.current.readCount).toBe(1)
  expect(asked).toEqual(['2019'])
  expect(result.current).toMatchObject({ yearCount: 1, isReading: false })
})

test('a stopped search reads no further year until it goes on', async () => {
  const answers = Promise.withResolvers<void>()
  const { result, asked } = searched(undefined, [], answers.promise)
  await expect.poll(() => asked).toEqual(['2027'])
  result.current.stop()
  await expect.poll(() => result.current.isReading).toBe(false)
  answers.resolve()
  await expect.poll(() => result.current.readCount).toBe(1)
  expect(asked).toEqual(['2027'])
  result.current.resume()
  await expect.poll(() => result.current.readCount).toBe(5)
})

test('a year that could not be read is tried again', async () => {
  const { result, bad } = searched(undefined, ['2026'])
  await expect.poll(() => result.current.failure).toBe('unavailable')
  expect(result.current).toMatchObject({ readCount: 2, isReading: false })
  bad.clear()
  result.current.resume()
  await expect.poll(() => result.current.readCount).toBe(5)
})
