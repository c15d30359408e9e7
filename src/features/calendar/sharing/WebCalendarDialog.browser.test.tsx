import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import type { Api } from '../../../api/createApi.ts'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { WebCalendarDialog } from './WebCalendarDialog.tsx'

afterEach(cleanup)

const refused = (status: number, reason: string) => ({
  status,
  body: { error: { code: status, message: '', details: '', reason } },
})

function open(answer: { readonly status?: number; readonly body?: unknown }) {
  const { api, asked } = apiAnswering({ 'POST /dav/api/calendars/alice.json': answer })
  return { asked, ...openWith(api) }
}

function openWith(api: Api) {
  const [onAdded, onClose] = [vi.fn<(id: string) => void>(), vi.fn<() => void>()]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <UserProvider value={alice}>
          <WebCalendarDialog colour="#336699" onAdded={onAdded} onClose={onClose} />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  return { onAdded, onClose }
}

const address = () => page.getByRole('textbox', { name: 'Address' })

async function send(text: string) {
  await address().fill(text)
  await userEvent.keyboard('{Enter}')
}

test('a calendar is asked for by its address, also without its beginning', async () => {
  const { asked, onAdded } = open({ status: 201 })
  await send(' club.example/basic.ics ')
  await expect.poll(() => onAdded.mock.calls.length).toBe(1)
  expect(await asked[0]?.json()).toEqual({
    id: onAdded.mock.calls[0]?.[0],
    'apple:color': '#336699',
    'calendarserver:source': { href: 'https://club.example/basic.ics' },
  })
})

test.for([
  [422, 'calendar-not-read', 'No calendar can be read at this address. Check it, then try again.'],
  [405, 'already-exists', 'You have this calendar already.'],
  [507, 'quota-exceeded', 'You can’t add more calendars on the web. Remove one first.'],
] as const)(
  'after %d what was typed stays, and the reason is said until it is changed',
  async ([status, reason, text]) => {
    const { onAdded } = open(refused(status, reason))
    await send('webcal://club.example/basic.ics')
    await expect.element(address()).toHaveAccessibleDescription(expect.stringContaining(text))
    await expect.element(address()).toHaveValue('webcal://club.example/basic.ics')
    expect(onAdded).not.toHaveBeenCalled()
    await address().fill('webcal://club.example/other.ics')
    await expect.element(address()).not.toHaveAccessibleDescription(expect.stringContaining(text))
  },
)

test.for([502, 405])(
  'a calendar that is in the list was added, although the answer is %d',
  async (status) => {
    const asked: string[] = []
    const api = apiFetching(async (request) => {
      if (request.method === 'POST') {
        asked.push(v.parse(v.object({ id: v.string() }), await request.json()).id)
        return new Response(null, { status })
      }
      const hrefs = ['alice', ...asked.map((id) => `alice~${id}`)].map((id) => `/calendars/alice/${id}.json`)
      return Response.json({
        _embedded: { 'dav:calendar': hrefs.map((href) => ({ _links: { self: { href } } })) },
      })
    })
    const { onAdded } = openWith(api)
    await send('club.example/basic.ics')
    await expect.poll(() => onAdded.mock.calls.map(([id]) => id)).toEqual(asked)
    expect(asked).toHaveLength(1)
  },
)

test('nothing is asked for without an address', async () => {
  const { asked } = open({ status: 201 })
  await send('  ')
  await expect.element(page.getByText('Enter an address.')).toBeVisible()
  expect(asked).toEqual([])
})
