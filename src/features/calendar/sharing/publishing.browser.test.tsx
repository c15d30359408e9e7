import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { everybody, publicPrivileges, type PublicRight } from '#contract/sharing/publicRight.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import type { Api } from '../../../api/createApi.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { PublicCalendarsDialog } from './PublicCalendarsDialog.tsx'
import { PublicChoice } from './PublicChoice.tsx'
import { SecretAddress } from './SecretAddress.tsx'

const work = ownCalendar()

const path = '/dav/api/calendars/alice/work.json'
const secretPath = '/api/calendars/alice/work/secret-address'
const aclOf = (right: PublicRight) => [
  { privilege: publicPrivileges[right], principal: everybody, protected: true },
]

function show(children: ReactElement, answers: Answers) {
  const { api, asked } = apiAnswering(answers)
  showWith(children, api)
  return asked
}

function showWith(children: ReactElement, api: Api) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <UserProvider value={alice}>{children}</UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
}

/** The bodies of the requests of a method, oldest first. */
const sent = async (asked: readonly Request[], method: string): Promise<readonly unknown[]> =>
  Promise.all(asked.filter((each) => each.method === method).map((each) => each.clone().json()))

afterEach(cleanup)

const choice = () => page.getByRole('combobox', { name: 'Public' })

test('a calendar that is public says what others see, and is not changed while that is being read', async () => {
  show(<PublicChoice calendar={work} />, { [`PROPFIND ${path}`]: { body: { acl: aclOf('freebusy') } } })
  await expect.element(choice()).toBeEnabled()
  await expect.element(choice()).toHaveValue('freebusy')
  await expect.element(choice()).toHaveAccessibleDescription(/sees when you are busy and nothing else/)
})

test('everybody writes only after the name of the calendar was typed', async () => {
  const asked = show(<PublicChoice calendar={work} />, {
    [`PROPFIND ${path}`]: { body: { acl: [] } },
    [`ACL ${path}`]: { body: aclOf('read-write') },
  })
  await expect.element(choice()).toBeEnabled()
  await choice().selectOptions('Change events')
  const typed = page.getByRole('textbox', { name: 'Type “Work” to let everybody change it' })
  await typed.fill('work')
  await page.getByRole('button', { name: 'Make public' }).click()
  await expect.element(page.getByText('This isn’t its name.')).toBeVisible()
  expect(await sent(asked, 'ACL')).toEqual([])
  await typed.fill('Work ')
  await userEvent.keyboard('{Enter}')
  await expect.element(typed).not.toBeInTheDocument()
  await expect.element(choice()).toHaveValue('read-write')
  expect(await sent(asked, 'ACL')).toEqual([{ public_right: '{DAV:}write' }])
})

test('what could not be made public stays as it was, and says so', async () => {
  show(<PublicChoice calendar={work} />, {
    [`PROPFIND ${path}`]: { body: { acl: [] } },
    [`ACL ${path}`]: { status: 403, body: {} },
  })
  await expect.element(choice()).toBeEnabled()
  await choice().selectOptions('See all details')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(choice()).toHaveValue('nobody')
})

test('what became public without an answer is shown as public', async () => {
  let right: PublicRight | null = null
  const api = apiFetching(({ method }) => {
    if (method === 'PROPFIND') return Response.json({ acl: right === null ? [] : aclOf(right) })
    right = 'read'
    return new Response(null, { status: 502 })
  })
  showWith(<PublicChoice calendar={work} />, api)
  await expect.element(choice()).toBeEnabled()
  await choice().selectOptions('See all details')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(choice()).toHaveValue('read')
})

test('a new secret address is shown once, to be copied, and what it shows is sent', async () => {
  const url = 'https://api.example/api/public/0123.ics'
  const asked = show(<SecretAddress calendar={work} />, {
    [`GET ${secretPath}`]: { body: { shows: null } },
    [`POST ${secretPath}`]: { body: { url, shows: 'all' } },
  })
  const made = page.getByRole('button', { name: 'New address' })
  await expect.element(made).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Secret address' }).selectOptions('See all details')
  await made.click()
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue(url)
  await expect.element(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  expect(await sent(asked, 'POST')).toEqual([{ shows: 'all' }])
})

test('an address that exists says who sees what, and can be stopped', async () => {
  const asked = show(<SecretAddress calendar={work} />, {
    [`GET ${secretPath}`]: { body: { shows: 'busy' } },
    [`DELETE ${secretPath}`]: {},
  })
  await expect
    .element(page.getByRole('combobox', { name: 'Secret address' }))
    .toHaveAccessibleDescription(/sees when you are busy, without signing in/)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  // What is stored is read again.
  await expect.poll(() => asked.filter(({ method }) => method === 'GET')).toHaveLength(2)
})

test('what is chosen beside an address that exists is said to be for the next one', async () => {
  show(<SecretAddress calendar={work} />, { [`GET ${secretPath}`]: { body: { shows: 'all' } } })
  const shows = page.getByRole('combobox', { name: 'Secret address' })
  await expect.element(shows).toHaveValue('all')
  await shows.selectOptions('See only busy times')
  await expect
    .element(shows)
    .toHaveAccessibleDescription(/^For a new address\. .* the address in use sees all details/)
})

const holidays = {
  href: '/dav/api/calendars/bob/holidays.json',
  name: 'Holidays',
  colour: '#336699',
  right: 'read',
  owner: { id: 'bob', displayName: 'Bob Baker' },
}

test('a public calendar is added by its address, and then cannot be added twice', async () => {
  const asked = show(<PublicCalendarsDialog onClose={() => undefined} />, {
    'POST /api/calendars/public': { body: { calendars: [holidays] } },
    'POST /dav/api/calendars/alice.json': { status: 201 },
  })
  const row = page.getByRole('list', { name: 'Public calendars' }).getByRole('listitem')
  await expect.element(row).toHaveTextContent('HolidaysBob BakerAdd')
  await row.getByRole('button', { name: 'Add Holidays' }).click()
  await expect.element(row.getByRole('button', { name: 'Added' })).toBeDisabled()
  expect(await sent(asked, 'POST')).toContainEqual({
    id: expect.any(String),
    'calendarserver:source': { href: holidays.href },
  })
})

test('one that was public a moment ago says why it is not added', async () => {
  show(<PublicCalendarsDialog onClose={() => undefined} />, {
    'POST /api/calendars/public': { body: { calendars: [holidays] } },
    'POST /dav/api/calendars/alice.json': { status: 403, body: {} },
  })
  await page.getByRole('button', { name: 'Add Holidays' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add Holidays' })).toBeEnabled()
})

test('where nobody has a public calendar, it says so; where the search found none, it says that', async () => {
  show(<PublicCalendarsDialog onClose={() => undefined} />, {
    'POST /api/calendars/public': { body: { calendars: [] } },
  })
  await expect.element(page.getByText('Nobody in your organisation has a public calendar.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('choir')
  await expect.element(page.getByText('No public calendar found.')).toBeVisible()
})
