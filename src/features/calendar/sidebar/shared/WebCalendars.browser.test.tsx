import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minuteMs } from '#domain/time/units.ts'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { apiAnswering } from '../../../../api/testing/apiAnswering.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { WebCalendars } from './WebCalendars.tsx'
import { webCalendarsNamed } from './webCalendarsNamed.ts'

afterEach(cleanup)

const onWeb = (id: string, readMinutesAgo: number, isFailing: boolean): Calendar =>
  ownCalendar({
    id,
    name: id,
    canWrite: false,
    canShare: false,
    ownerId: 'web',
    isSubscription: true,
    web: {
      address: 'https://club.example/basic.ics',
      readAt: Date.now() - readMinutesAgo * minuteMs,
      failingSince: isFailing ? Date.now() : null,
    },
  })

function show(filter = '', status = 200) {
  const body = { readAt: new Date().toISOString(), failingSince: null }
  const { api, asked } = apiAnswering({
    'POST /api/calendars/alice/Club/refresh': status === 200 ? { body } : { status, body: {} },
  })
  const { web: _, ...own } = onWeb('Work', 0, false)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <WebCalendars
          calendars={webCalendarsNamed(filter, [own, onWeb('School', 30, false), onWeb('Club', 90, true)])}
          row={({ id }) => <li key={id}>{id}</li>}
        />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  return { asked }
}

const group = () => page.getByRole('region', { name: 'On the web' })

test('each says when it was read, or since when it could not be', async () => {
  show()
  await expect.element(group().getByText(/^Read (29|30) min ago$/)).toBeVisible()
  await expect.element(group().getByText(/^Couldn’t be read since today, \d\d:\d\d$/)).toBeVisible()
  expect(group().getByText('Work').query()).toBeNull()
})

test('one that could not be read is tried again', async () => {
  const { asked } = show()
  await group().getByRole('button', { name: 'Try again: Club' }).click()
  await expect.poll(() => asked.map(({ method }) => method)).toEqual(['POST'])
})

test('who tries too often is told so', async () => {
  show('', 429)
  await group().getByRole('button', { name: 'Try again: Club' }).click()
  await expect.element(group().getByRole('alert')).toBeVisible()
})

test('they are found by their names', async () => {
  show('scho')
  await expect.element(group().getByText('School')).toBeVisible()
  expect(group().getByText('Club').query()).toBeNull()
})
