import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { alice } from '../../../../api/testing/alice.ts'
import { apiAnswering, type Answers } from '../../../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { Router } from '../../../../navigation/Router.tsx'
import { settingsStore } from '../../../../settings/settingsStore.ts'
import { storageWith } from '../../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../../settings/useSettings.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { SharedCalendars } from './SharedCalendars.tsx'

const shared = (id: string, ownerId: string) =>
  ownCalendar({ id, name: id, canWrite: false, canShare: false, ownerId })
const face = (id: string, displayName: string) => ({
  body: {
    _id: id,
    id,
    firstname: '',
    lastname: '',
    displayName,
    preferredEmail: `${id}@x.example`,
    emails: [],
  },
})
const putOff = {
  _links: { self: { href: '/calendars/alice/Rowing.json' } },
  'dav:name': 'Rowing',
  'calendarserver:delegatedsource': '/calendars/bob/rowing.json',
}

afterEach(cleanup)

/** Bob shares Work and Choir, Carol a calendar of her own; Rowing was put off. Work was accepted before. */
function show(filter = '', answer: Answers[string] = { body: {} }) {
  const { api, asked } = apiAnswering({
    'GET /api/users/bob': face('bob', 'Bob Baker'),
    'GET /api/users/carol': face('carol', 'Carol Clay'),
    'GET /dav/api/calendars/alice.json': { body: { _embedded: { 'dav:calendar': [putOff] } } },
    'POST /dav/api/calendars/alice/Choir.json': answer,
    'POST /dav/api/calendars/alice/Rowing.json': answer,
  })
  const features = { ...api.config.features, people: true, sharing: true }
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ answeredShares: ['/calendars/alice/Work.json', '/calendars/alice/Garden.json'] })
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={{ ...api, config: { ...api.config, features } }}>
          <UserProvider value={alice}>
            <SettingsContext value={store}>
              <SharedCalendars
                calendars={[
                  shared('Work', 'bob'),
                  shared('Choir', 'bob'),
                  shared('Garden', 'carol'),
                  { ...shared('Concerts', 'carol'), isSubscription: true },
                ]}
                filter={filter}
                isAnyFound={false}
                row={({ id }) => <li key={id}>{id}</li>}
              />
            </SettingsContext>
          </UserProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  return { store, asked }
}

const group = (name: string) => page.getByRole('region', { name })

test('calendars of others stand under their names, which lead to their pages', async () => {
  show()
  await expect.element(group('Bob Baker')).toHaveTextContent('Bob BakerWorkChoir')
  await expect.element(group('Carol Clay')).toHaveTextContent('Carol ClayGardenConcerts')
  await expect
    .element(page.getByRole('link', { name: 'Bob Baker' }))
    .toHaveAttribute('href', expect.stringContaining('?person=bob'))
})

test('they are found by the name of their owner', async () => {
  show('carol')
  await expect.element(group('Carol Clay')).toBeVisible()
  expect(group('Bob Baker').query()).toBeNull()
  expect(page.getByText('No calendar has this name.').query()).toBeNull()
})

test('where none is found, it is said', async () => {
  show('skating')
  await expect.element(page.getByText('No calendar has this name.')).toBeVisible()
})

test('a new share announces itself until it is accepted', async () => {
  const { store } = show()
  await expect.element(page.getByText('Bob Baker shares “Choir” with you.')).toBeVisible()
  expect(page.getByRole('button', { name: /^Accept/ }).all()).toHaveLength(1)
  await page.getByRole('button', { name: 'Accept Choir' }).click()
  expect(page.getByRole('list', { name: 'New shared calendars' }).query()).toBeNull()
  expect(store.current().answeredShares).toHaveLength(3)
})

test('“Not now” puts it off, and what was put off can be taken', async () => {
  const { store, asked } = show()
  await page.getByRole('button', { name: 'Not now: Choir' }).click()
  const answers = () => asked.filter(({ method }) => method === 'POST')
  await expect.poll(() => answers().length).toBe(1)
  expect(await answers()[0]?.json()).toEqual({ 'invite-reply': { invitestatus: 'noresponse' } })
  await page.getByText('1 calendar put off').click()
  await page.getByRole('button', { name: 'Accept Rowing' }).click()
  await expect.poll(() => answers().length).toBe(2)
  expect(await answers()[1]?.json()).toEqual({ 'invite-reply': { invitestatus: 'accepted' } })
  await expect.poll(() => store.current().answeredShares?.length).toBe(3)
})

test('the lists are read again when no answer says whether a share was put off, or taken', async () => {
  const { asked } = show('', { status: 502 })
  const readings = () => asked.filter(({ url }) => url.includes('/dav/api/calendars/alice.json')).length
  await page.getByRole('button', { name: 'Not now: Choir' }).click()
  await expect.poll(readings).toBe(2)
  await page.getByText('1 calendar put off').click()
  await page.getByRole('button', { name: 'Accept Rowing' }).click()
  await expect.poll(readings).toBe(3)
})
