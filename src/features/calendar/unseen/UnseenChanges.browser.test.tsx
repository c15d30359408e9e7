import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type {
  DeletedCalendarSeen,
  UnseenChange,
  UnseenChangesAnswer,
} from '#contract/unseen/unseenChanges.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { readItem } from '#domain/event/readItem.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { settingsStore, type SettingsStore } from '../../../settings/settingsStore.ts'
import { storageWith } from '../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../settings/useSettings.ts'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { rangeOf } from '../queries/ranges/rangeOf.ts'
import { UnseenChanges } from './UnseenChanges.tsx'
import { unseenStore } from './unseenStore.ts'
import { eachOn } from '../../../ui/testing/eachOn.ts'

eachOn('2027-03-10')

const now = epochMs(Date.UTC(2027, 2, 10, 12))
const zone = zoneNamed('UTC')
const bob = { id: 'bob', displayName: 'Bob Dodgson' }
const eventOn = (title: string, date: string, hour: string) =>
  newJCal(
    {
      title,
      location: '',
      description: '',
      when: { kind: 'timed', start: `${date}T${hour}:00:00`, end: `${date}T${hour}:30:00`, zone: 'UTC' },
      isFree: false,
      visibility: 'public',
      repeats: null,
      calendarId: 'work',
    },
    { uid: title, now: epochMs(0) },
  )
const change = (given: Partial<UnseenChange> & Pick<UnseenChange, 'id' | 'kind'>): UnseenChange => ({
  path: `/dav/api/calendars/alice/work/${given.id}.ics`,
  at: '2027-03-10T09:00:00.000Z',
  by: bob,
  before: null,
  after: null,
  mayUndo: true,
  ...given,
})
const moved = change({
  id: 'tea',
  kind: 'moved',
  before: eventOn('Tea', '2027-03-15', '09'),
  after: eventOn('Tea', '2027-03-16', '10'),
})
const cancelled = change({ id: 'jam', kind: 'cancelled', before: eventOn('Jam', '2027-03-17', '09') })
const past = change({ id: 'old', kind: 'added', after: eventOn('Old', '2027-03-01', '09') })

const work = ownCalendar({ colour: '#3366cc', canShare: false })

const home = ownCalendar({ id: 'home', name: 'Home' })

let places: HTMLElement[] = []
beforeEach(() => {
  const place = document.createElement('span')
  place.dataset['place'] = 'invitations'
  document.body.append(place)
  places = [place]
  currentMessages().forEach(({ id }) => dismiss(id))
})
afterEach(() => {
  cleanup()
  for (const each of places) each.remove()
})

/** Alice in front of a service that tells her of these changes. */
function shown(
  changes: readonly UnseenChange[],
  looked: Parameters<SettingsStore['choose']>[0]['looked'] = { until: '2027-03-09T17:40:00.000Z' },
  features: { readonly unseenChanges: boolean } = { unseenChanges: true },
  deletedCalendars: readonly DeletedCalendarSeen[] = [],
) {
  const asked: string[] = []
  const answer: UnseenChangesAnswer = {
    until: '2027-03-10T11:59:00.000Z',
    changes: [...changes],
    deletedCalendars: [...deletedCalendars],
    hasMore: false,
  }
  const api = apiFetching(({ url }) => {
    asked.push(new URL(url).search)
    return Response.json(answer)
  }, features)
  const settings = settingsStore(storageWith(), 'alice')
  settings.choose({ looked })
  const onDate = vi.fn<(date: string) => void>()
  render(
    <Router>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider value={api}>
          <UserProvider value={{ ...alice, id: 'alice' }}>
            <SettingsContext value={settings}>
              <UnseenChanges
                calendars={[work]}
                all={[work, home]}
                days={['2027-03-10']}
                zone={zone}
                now={now}
                onDate={onDate}
              />
            </SettingsContext>
          </UserProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  return { asked, settings, onDate }
}

const card = page.getByRole('dialog')
const count = page.getByRole('button', { name: /by others since/ })
const looked = ({ current }: SettingsStore) => current().looked

test('changes that are still to come are counted, and stepped through by their days', async () => {
  const { asked, onDate } = shown([cancelled, past, moved])
  await expect.element(count).toHaveAccessibleName(/^2 changes by others since yesterday, /)
  expect(asked).toEqual(['?since=2027-03-09T17%3A40%3A00.000Z'])
  await count.click()
  await expect.element(card).toHaveAccessibleName('Tea')
  await expect.element(card.getByText(/Moved by Bob Dodgson, today/)).toBeVisible()
  await expect.element(card.getByText(/1 of 2/)).toBeVisible()
  expect(onDate).toHaveBeenLastCalledWith('2027-03-16')
  unseenStore.current().step?.()
  await expect.element(card).toHaveAccessibleName('Jam')
  await expect.element(card.getByText(/Wednesday 17 March, 09:00 to 09:30/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
})

test('what was agreed to is stored, one after the other, and at last the moment', async () => {
  const { settings } = shown([moved, cancelled])
  await count.click()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect.element(card).toHaveAccessibleName('Jam')
  expect(looked(settings)).toEqual({
    until: '2027-03-09T17:40:00.000Z',
    events: [{ id: 'tea', until: moved.at }],
  })
  await userEvent.keyboard('{Enter}')
  await expect.element(count).not.toBeInTheDocument()
  expect(looked(settings)).toEqual({ until: '2027-03-10T11:59:00.000Z', events: [] })
})

test('all of them are agreed to at once', async () => {
  const { settings } = shown([moved, cancelled])
  await count.click()
  await page.getByRole('button', { name: 'Agree to all' }).click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(count).not.toBeInTheDocument()
  expect(looked(settings)?.until).toBe('2027-03-10T11:59:00.000Z')
})

test('who looks for the first time, or finds nothing new, is told nothing, and has looked', async () => {
  const { settings } = shown([], null)
  await expect.poll(() => looked(settings)?.until).toBe('2027-03-10T11:59:00.000Z')
  await expect.element(count).not.toBeInTheDocument()
  unseenStore.current().step?.()
  await expect
    .poll(() => currentMessages().map(({ text }) => text))
    .toEqual(['No changes by others since you last looked.'])
})

test('CAL-36 where the server does not tell, nothing is asked, counted or stepped through', async () => {
  const { asked } = shown([moved], undefined, { unseenChanges: false })
  await expect.element(count).not.toBeInTheDocument()
  expect(asked).toEqual([])
  expect(unseenStore.current().step).toBeNull()
})

test('what may not be undone has no Undo', async () => {
  shown([{ ...moved, mayUndo: false }])
  await count.click()
  await expect.element(page.getByRole('button', { name: 'Agree', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('what changed is marked where it is, and a ghost is where it was', async () => {
  shown([moved, cancelled])
  await expect.element(count).toBeVisible()
  const range = rangeOf('2027-03-15')
  const view = { window: range, viewZone: 'UTC', myAddresses: [] }
  const { events } = readItem(
    { calendarId: 'work', eventId: 'tea', etag: null, data: eventOn('Tea', '2027-03-16', '10') },
    view,
  )
  const drawn = unseenStore.current().draw?.(events, { ranges: [range], zone: 'UTC' }) ?? []
  const inShort = ({ key, unseen, note }: CalendarEvent) => [key, unseen, note]
  expect(drawn.map(inShort)).toEqual([
    ['work/tea/', 'moved', 'moved by Bob Dodgson from Monday 15 March, 09:00 to 09:30'],
    ['was:work/tea/', 'was', 'moved by Bob Dodgson to Tuesday 16 March, 10:00 to 10:30'],
    ['was:work/jam/', 'was', 'cancelled by Bob Dodgson'],
  ])
})

const transferred = change({
  id: 'tea',
  kind: 'transferred',
  from: '/dav/api/calendars/alice/home/tea.ics',
  before: eventOn('Tea', '2027-03-15', '09'),
  after: eventOn('Tea', '2027-03-15', '09'),
})

test('what is in another calendar now is marked there, without a ghost, and says in which it was', async () => {
  shown([transferred])
  await count.click()
  await expect.element(card.getByText(/^Moved to another calendar by Bob Dodgson, today/)).toBeVisible()
  await expect.element(card.getByText('Calendar: Home → Work')).toBeVisible()
  await expect.element(card.getByText('Monday 15 March, 09:00 to 09:30')).toBeVisible()
  const range = rangeOf('2027-03-15')
  const { events } = readItem(
    { calendarId: 'work', eventId: 'tea', etag: null, data: eventOn('Tea', '2027-03-15', '09') },
    { window: range, viewZone: 'UTC', myAddresses: [] },
  )
  const drawn = unseenStore.current().draw?.(events, { ranges: [range], zone: 'UTC' }) ?? []
  expect(drawn.map(({ unseen, note }) => [unseen, note])).toEqual([
    ['transferred', 'moved by Bob Dodgson from the calendar “Home”'],
  ])
})

test('what also changed says both, and what went into a calendar that is hidden is told, too', async () => {
  shown([
    { ...moved, from: '/dav/api/calendars/alice/home/tea.ics' },
    { ...transferred, id: 'x', path: transferred.from ?? '', from: transferred.path },
  ])
  await expect.element(count).toHaveAccessibleName(/^2 changes/)
  await count.click()
  await expect.element(card.getByText('Calendar: Work → Home')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(card.getByText('Calendar: Home → Work')).toBeVisible()
  await expect.element(card.getByText(/^Time: /)).toBeVisible()
})

test('a calendar that somebody deleted is told once, with how many events went with it', async () => {
  const gone = { id: 'band', name: 'Band', events: 12, at: moved.at, by: bob }
  const { settings } = shown([moved], undefined, undefined, [gone])
  await expect.element(count).toHaveAccessibleName(/^2 changes/)
  await count.click()
  await expect.element(card).toHaveAccessibleName('Band')
  await expect.element(card.getByText(/^Calendar deleted by Bob Dodgson, today/)).toBeVisible()
  await expect.element(card.getByText('12 events were in it.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(card).toHaveAccessibleName('Tea')
  expect(looked(settings)?.events).toEqual([{ id: 'band', until: moved.at }])
  await userEvent.keyboard('{Enter}')
  await expect.element(count).not.toBeInTheDocument()
})
