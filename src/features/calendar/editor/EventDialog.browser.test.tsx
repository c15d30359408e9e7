import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import '../../../ui/tokens.css'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { eventDraft } from '../drafts/eventDraft.ts'
import { newEventSubject } from '../drafts/subjects.ts'
import { useDraft } from '../drafts/useDraft.ts'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { EventDialog } from './EventDialog.tsx'
import type { EventForm } from './form/eventForm.ts'
import { formOf } from './form/formOf.ts'

const zone = 'Europe/Paris'
const choir: EventDraft = {
  title: 'Choir',
  location: '',
  description: '',
  when: { kind: 'timed', start: '2027-03-15T21:00:00', end: '2027-03-15T22:00:00', zone },
  isFree: false,
  visibility: 'public',
  calendarId: 'work',
}

let saved: EventDraft[] = []
let form: EventForm
const note = (current: EventForm) => void (form = current)

function Editor({ initial }: { readonly initial: EventForm }) {
  const { draft, isTooLarge, change } = useDraft<StoredEventDraft>(() =>
    eventDraft({ subject: newEventSubject, path: '/calendar' }, { form: initial, initial, over: null }),
  )
  note(draft.form)
  return (
    <EventDialog
      title="New event"
      draft={draft}
      isTooLarge={isTooLarge}
      calendars={[ownCalendar()]}
      zone={zone}
      formId="editor"
      onChange={(update) => change((now) => ({ ...now, form: update(now.form) }))}
      onSave={(wanted) => void saved.push(wanted)}
      onClose={() => undefined}
    />
  )
}

function show(change: Partial<EventForm> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={apiFetching(() => Response.error())}>
        <UserProvider value={alice}>
          <Router>
            <Editor initial={{ ...formOf(choir, zone), ...change }} />
          </Router>
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
}

beforeEach(() => {
  saved = []
  location.hash = '#/calendar'
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const save = () => button('Save').click()
const guests = page.getByRole('combobox', { name: 'Guests' })
const ends = page.getByRole('group', { name: 'Ends' })
const endTime = ends.getByRole('combobox', { name: 'Time' })
const endDate = ends.getByRole('textbox', { name: 'Date' })
const zoneField = page.getByRole('combobox', { name: 'Time zone' }).first()

test('a guest who cannot be read keeps the form open, with the focus in the field, until it is mended', async () => {
  show()
  await userEvent.type(guests, 'bob bak')
  await save()
  await expect.element(guests).toHaveFocus()
  await expect.element(guests).toHaveAccessibleDescription('Enter an e-mail address, such as bob@example.org')
  expect(saved).toEqual([])
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}bob@kalends.example')
  await expect.element(guests).not.toHaveAccessibleDescription(/./)
  await save()
  expect(saved.map(({ guests: people }) => people?.guests.map(({ address }) => address))).toEqual([
    ['bob@kalends.example'],
  ])
})

test('a draft that was left with a guest half typed has it in the field, and says so when it is saved', async () => {
  show({ guests: { ...formOf(choir, zone).guests, typed: 'notanemail' } })
  await expect.element(guests).toHaveValue('notanemail')
  await expect.element(guests).not.toHaveAccessibleDescription(/./)
  await page.getByRole('textbox', { name: 'Title' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(guests).toHaveFocus()
  expect(saved).toEqual([])
})

test('an address that is still in the field of a draft becomes a guest when it is saved', async () => {
  show({ guests: { ...formOf(choir, zone).guests, typed: 'bob@kalends.example' } })
  await save()
  expect(saved[0]?.guests).toMatchObject({
    organizer: { address: 'alice@kalends.example' },
    guests: [{ address: 'bob@kalends.example' }],
  })
})

test('a room that is still typed keeps the form open', async () => {
  show({ guests: { ...formOf(choir, zone).guests, typedRoom: 'Aur' } })
  await save()
  const room = page.getByRole('combobox', { name: 'Room' })
  await expect.element(room).toHaveFocus()
  await expect.element(room).toHaveAccessibleDescription('Choose one of the rooms, or clear the field')
  expect(saved).toEqual([])
})

test('what is half typed in Guests and Categories is part of the draft', async () => {
  show({ status: 'tentative' })
  await userEvent.type(guests, 'bo')
  expect(form.guests.typed).toBe('bo')
  await userEvent.clear(guests)
  await userEvent.type(page.getByRole('textbox', { name: 'Categories' }), 'Tra')
  expect(form.categories).toEqual(['Tra'])
  await save()
  expect(saved[0]?.categories).toEqual(['Tra'])
})

test('a reminder that was typed and not added is taken when the form is saved, or keeps it open', async () => {
  show({ reminders: [] })
  await button('Add reminder').click()
  await page.getByRole('menuitem', { name: 'Another time…' }).click()
  const number = page.getByRole('textbox', { name: 'Number' })
  await expect.element(number).toHaveFocus()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}soon')
  await save()
  await expect.element(number).toHaveFocus()
  await expect
    .element(number)
    .toHaveAccessibleDescription('Enter a number, such as 10, or a date and a time.')
  expect(saved).toEqual([])
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}25')
  await save()
  expect(saved[0]?.reminders).toEqual([{ kind: 'relative', to: 'start', minutes: -25 }])
})

test('a reminder that was only opened is none', async () => {
  show({ reminders: [] })
  await button('Add reminder').click()
  await page.getByRole('menuitem', { name: 'Another time…' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveFocus()
  await save()
  expect(saved[0]?.reminders).toEqual([])
})

async function typeOver(field: typeof endTime, text: string) {
  await userEvent.tripleClick(field)
  await userEvent.keyboard(`${text}{Tab}`)
}

test('an end that is typed before the start is on the next day, with its length beside it', async () => {
  show()
  await typeOver(endTime, '01:00')
  await expect.element(endDate).toHaveValue('Tue 16 Mar 2027')
  await expect.element(ends.getByRole('status')).toHaveTextContent('4 h')
  await save()
  expect(saved[0]?.when).toMatchObject({ start: '2027-03-15T21:00:00', end: '2027-03-16T01:00:00' })
})

test('an end on an earlier day is said to be wrong at once', async () => {
  show()
  await typeOver(endDate, '14 March 2027')
  await expect
    .element(endTime)
    .toHaveAccessibleDescription('The event ends before it starts. Choose a later end.')
  expect(saved).toEqual([])
})

test('a zone is typed as its city', async () => {
  show()
  await page.getByRole('button', { name: 'Time zone: Paris' }).click()
  await typeOver(zoneField, 'new york')
  await expect.element(zoneField).toHaveValue('America/New_York')
  await save()
  expect(saved[0]?.when).toMatchObject({ zone: 'America/New_York' })
})

test('the list of zones has the names of their cities', async () => {
  show()
  await page.getByRole('button', { name: 'Time zone: Paris' }).click()
  await zoneField.click()
  await expect
    .poll(() => document.querySelector('option[value="America/New_York"]')?.textContent)
    .toBe('New York')
})

test('a calendar that is gone meanwhile is not another one: it is said, and one is chosen', async () => {
  show({ calendarId: 'gone' })
  const calendar = page.getByRole('combobox', { name: 'Calendar' })
  await expect.element(calendar).toHaveAccessibleDescription('Choose a calendar.')
  await expect.element(calendar).toHaveDisplayValue('–')
  await save()
  await expect.element(calendar).toHaveFocus()
  expect(saved).toEqual([])
  await calendar.selectOptions('Work')
  await save()
  expect(saved).toMatchObject([{ calendarId: 'work' }])
})
