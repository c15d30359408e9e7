import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toIsoDate } from '#domain/time/units.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { PersonPage } from './PersonPage.tsx'

afterEach(cleanup)

const bob = {
  _id: 'bob',
  id: 'bob',
  firstname: 'Bob',
  lastname: 'Baker',
  displayName: 'Bob Baker',
  preferredEmail: 'bob@kalends.example',
  emails: ['bob@kalends.example'],
}
const team = {
  _links: { self: { href: '/dav/api/calendars/bob/team.json' } },
  'dav:name': 'Team',
  'apple:color': '#336699',
  acl: [{ privilege: '{DAV:}read', principal: '{DAV:}authenticated', protected: true }],
}
const answers: Answers = {
  'GET /api/users/bob': { body: bob },
  'GET /dav/api/calendars/bob.json': { body: { _links: team._links, _embedded: { 'dav:calendar': [team] } } },
  'POST /dav/api/calendars/freebusy': {
    body: {
      start: '',
      end: '',
      users: [
        {
          id: 'bob',
          zone: 'America/New_York',
          workingHours: {},
          calendars: [{ id: 'b', busy: [{ start: '20270316T090000Z', end: '20270316T103000Z' }] }],
        },
      ],
    },
  },
  'POST /dav/api/calendars/alice.json': { status: 201 },
}

function show(given: Answers = answers, calendars: readonly Calendar[] = []) {
  const { api, asked } = apiAnswering(given)
  const features = { ...api.config.features, sharing: true, freeBusy: true, publicCalendars: true }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <Router>
      <QueryClientProvider client={client}>
        <ApiProvider value={{ ...api, config: { ...api.config, features } }}>
          <UserProvider value={alice}>
            <PersonPage person="bob" date={toIsoDate('2027-03-17')} zone="UTC" calendars={calendars} />
          </UserProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  return asked
}

const week = page.getByRole('region', { name: 'Busy times' })
const open = page.getByRole('region', { name: 'Public calendars' })

test('somebody’s page has their busy times of the week, where they are, and the next week', async () => {
  const asked = show()
  await expect.element(page.getByRole('dialog', { name: 'Bob Baker' })).toBeVisible()
  const days = week.getByRole('listitem')
  await expect.element(days.nth(1)).toHaveTextContent('Tuesday 16 MarchBusy 09:00 – 10:30')
  await expect.element(days.nth(2)).toHaveTextContent('Wednesday 17 MarchFree')
  await expect.element(week.getByText('Works in the time zone of New York.')).toBeVisible()
  await week.getByRole('button', { name: 'Next week' }).click()
  await expect.element(days.nth(1)).toHaveTextContent('Tuesday 23 MarchFree')
  const bodies = await Promise.all(
    asked.filter(({ url }) => url.endsWith('/freebusy')).map((each) => each.clone().json()),
  )
  expect(bodies).toMatchObject([{ start: '20270315T000000' }, { start: '20270322T000000' }])
})

test('what they have made public is added to one’s own list from there', async () => {
  const asked = show()
  await open.getByRole('button', { name: 'Add Team' }).click()
  await expect.element(open.getByRole('button', { name: 'Added' })).toBeDisabled()
  const sent = asked.find(({ method, url }) => method === 'POST' && url.endsWith('/alice.json'))
  expect(await sent?.json()).toMatchObject({
    'calendarserver:source': { href: '/dav/api/calendars/bob/team.json' },
  })
})

test('what they share with one is there, with what one may do', async () => {
  show(answers, [ownCalendar({ id: 's', name: 'Plans', ownerId: 'bob', canWrite: false }), ownCalendar()])
  const shared = page.getByRole('region', { name: 'Shared with you' }).getByRole('listitem')
  await expect.element(shared).toHaveTextContent('Plans Read-only')
})

test('who is somewhere else looks like nobody', async () => {
  show({})
  await expect
    .element(page.getByText('This person isn’t in your organisation, or doesn’t use this calendar.'))
    .toBeVisible()
  await expect.element(week).not.toBeInTheDocument()
})

test('what could not be read of them is not said to be nothing', async () => {
  show({ ...answers, 'GET /dav/api/calendars/bob.json': { status: 403, body: {} } })
  await expect.element(week.getByText('Works in the time zone of New York.')).toBeVisible()
  await expect.element(page.getByText(/^No calendar of this person/)).not.toBeInTheDocument()
})
