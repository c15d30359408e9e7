import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { epochMs, toIsoDate } from '#domain/time/units.ts'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { apiAnswering } from '../../../../api/testing/apiAnswering.ts'
import { settingsStore, type SettingsStore } from '../../../../settings/settingsStore.ts'
import { browserPermission } from '../../../../settings/testing/browserPermission.ts'
import { storageWith } from '../../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../../settings/useSettings.ts'
import '../../../../ui/tokens.css'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { EventForm } from '../form/eventForm.ts'
import { formOf } from '../form/formOf.ts'
import { FurtherFields } from './FurtherFields.tsx'

const lunch: EventDraft = {
  title: 'Lunch',
  location: '',
  description: '',
  when: { kind: 'timed', start: '2027-03-15T12:00:00', end: '2027-03-15T13:00:00', zone: 'Europe/Paris' },
  isFree: false,
  visibility: 'public',
  calendarId: 'work',
}
const words = { id: 'work', homeId: 'me', name: 'Work', description: '', colour: '#336699' }
const calendars = [
  {
    ...words,
    hasCtag: true,
    isDefault: true,
    canWrite: true,
    canRename: true,
    canShare: false,
    ownerId: null,
  },
]

let store: SettingsStore
let form: EventForm
const note = (current: EventForm) => void (form = current)

beforeEach(() => {
  store = settingsStore(storageWith(), 'alice')
})
afterEach(cleanup)

function Fields({ initial }: { readonly initial: EventForm }) {
  const [current, setCurrent] = useState(initial)
  note(current)
  return (
    <FurtherFields
      form={current}
      calendars={calendars}
      isInvited={false}
      today={toIsoDate('2027-03-16')}
      zone="Europe/Paris"
      errorOf={() => undefined}
      onChange={(change) => setCurrent((now) => ({ ...now, ...change }))}
    />
  )
}

function show(draft: Partial<EventDraft> = {}, initial = formOf({ ...lunch, ...draft }, 'Europe/Paris')) {
  const { api } = apiAnswering({})
  const config = { ...api.config, meetingUrl: 'https://meet.example.org/{room}' }
  render(
    <ApiProvider value={{ ...api, config }}>
      <SettingsContext value={store}>
        <Fields initial={initial} />
      </SettingsContext>
    </ApiProvider>,
    { wrapper: inEnglish },
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const reminders = page.getByRole('group', { name: 'Reminders' })
const minutes = (count: number) => ({ kind: 'relative', to: 'start', minutes: count })

test('a usual reminder is added from the menu, another one is typed, and each can be removed', async () => {
  show({ reminders: [] })
  await button('Add reminder').click()
  await page.getByRole('menuitem', { name: '10 minutes before' }).click()
  expect(form.reminders).toEqual([minutes(-10)])
  await button('Add reminder').click()
  await page.getByRole('menuitem', { name: 'Another time…' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveFocus()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}3')
  await page.getByRole('combobox', { name: 'Unit' }).selectOptions('Hours')
  await button('Add').click()
  expect(form.reminders).toEqual([minutes(-10), minutes(-180)])
  await expect.element(reminders.getByRole('listitem').nth(1)).toHaveTextContent('3 hours before')
  await button('Remove: 10 minutes before').click()
  expect(form.reminders).toEqual([minutes(-180)])
})

test('a reminder at a date and a time is typed as people write them, or chosen, and needs no ISO form', async () => {
  show({ reminders: [] })
  await button('Add reminder').click()
  await page.getByRole('menuitem', { name: 'Another time…' }).click()
  await page.getByRole('combobox', { name: 'Measured from' }).selectOptions('A date and time')
  const date = reminders.getByRole('textbox', { name: 'Date' })
  await expect.element(date).toHaveValue('Mon 15 Mar')
  await date.fill('fri')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(date).toHaveValue('Fri 19 Mar')
  await expect.element(button('Choose from a month')).toBeVisible()
  const time = reminders.getByRole('combobox', { name: 'Time' })
  await time.click()
  await page.getByRole('option', { name: '12:15' }).click()
  expect(form.reminders).toEqual([])
  await time.fill('8:30p')
  await userEvent.keyboard('{Enter}')
  expect(form.reminders).toEqual([{ kind: 'absolute', at: Date.UTC(2027, 2, 19, 19, 30) }])
})

test('a reminder that is being typed is part of the form, and is there when that is opened again', async () => {
  show({ reminders: [] })
  await button('Add reminder').click()
  await page.getByRole('menuitem', { name: 'Another time…' }).click()
  expect(form.typedReminder).toBeNull()
  await page.getByRole('textbox', { name: 'Number' }).fill('3')
  await page.getByRole('combobox', { name: 'Unit' }).selectOptions('Hours')
  expect(form.typedReminder).toMatchObject({ from: 'beforeStart', count: '3', unit: 'hour' })

  cleanup()
  show({ reminders: [] }, form)
  await expect.element(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('hour')
  await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveValue('3')
  await expect.element(page.getByRole('textbox', { name: 'Number' })).not.toHaveFocus()
  await button('Add').click()
  expect(form.reminders).toEqual([minutes(-180)])
  expect(form.typedReminder).toBeNull()
  await expect.element(button('Add reminder')).toBeVisible()

  await button('Add reminder').click()
  await page.getByRole('menuitem', { name: 'Another time…' }).click()
  await page.getByRole('textbox', { name: 'Number' }).fill('4')
  await button('Cancel').click()
  expect(form.typedReminder).toBeNull()
})

test.each([
  ['28 days before', [{ kind: 'relative', to: 'start', minutes: -28 * 1440 }], false],
  ['earlier', [{ kind: 'relative', to: 'start', minutes: -28 * 1440 - 1 }], true],
  ['28 days and an hour before its end', [{ kind: 'relative', to: 'end', minutes: -28 * 1440 - 60 }], false],
  ['at a date long before', [{ kind: 'absolute', at: epochMs(Date.UTC(2027, 0, 15)) }], true],
] as const)('of reminders that are too early to come it says so: %s', async (_, early, isShown) => {
  show({ reminders: early })
  await expect.element(reminders.getByRole('listitem')).toBeVisible()
  const sentence = reminders.getByText(/^Reminders more than 28 days before the event don’t come in Kalends/)
  expect(sentence.elements()).toHaveLength(isShown ? 1 : 0)
})

test('a new event reminds as was chosen for its calendar, until other reminders are chosen', async () => {
  store.choose({ notifications: { minutesBefore: [15], calendars: { 'me/work': { minutesBefore: [30] } } } })
  show()
  await expect.element(reminders.getByRole('listitem')).toHaveTextContent('30 minutes before')
  await expect.element(reminders.getByText('As you chose for new events.')).toBeVisible()
  await button('Remove: 30 minutes before').click()
  expect(form.reminders).toEqual([])
})

test('a new room is offered where no link is, and a link that is typed elsewhere is said to be joined', async () => {
  show()
  await button('New room').click()
  expect(form.conference).toMatch(/^https:\/\/meet\.example\.org\/[a-z2-9-]{23}$/)
  await expect.element(button('New room')).not.toBeInTheDocument()
  cleanup()
  show({ location: 'https://meet.jit.si/StandUp' })
  await expect.element(page.getByText('Join leads to the link to meet.jit.si above.')).toBeVisible()
})

test('colour, categories and attachments are behind More, which is open where there are some', async () => {
  show()
  await expect.element(button('Teal')).not.toBeInTheDocument()
  await page.getByText('More', { exact: true }).click()
  await button('Teal').click()
  await page.getByRole('textbox', { name: 'Categories' }).click()
  await userEvent.keyboard('Food{Enter}Trip,')
  await button('Attach a link').click()
  await page.getByRole('textbox', { name: 'Address of attachment 1' }).click()
  await userEvent.keyboard('example.org/a')
  expect(form).toMatchObject({ colour: 'teal', categories: ['Food', 'Trip'], attachments: ['example.org/a'] })
  await expect.element(button('Teal')).toHaveAttribute('aria-pressed', 'true')
  cleanup()
  show({ colour: 'Tomato' })
  await expect.element(button('Tomato')).toHaveAttribute('aria-pressed', 'true')
})

test('categories that are pasted with commas between them are several', async () => {
  show({ categories: ['Food'] })
  const field = page.getByRole('textbox', { name: 'Categories' })
  await field.fill('Trip, #Fun,Food, Trip, Old town')
  expect(form.categories).toEqual(['Food', 'Trip', 'Fun', 'Old town'])
  await expect.element(field).toHaveValue('Old town')
  await field.fill('Old town,')
  await expect.element(field).toHaveValue('')
  expect(form.categories).toEqual(['Food', 'Trip', 'Fun', 'Old town'])
})

test('a category gets a colour, which is a setting', async () => {
  show({ categories: ['Food'] })
  await button('Colour of Food').click()
  await page.getByRole('menuitem', { name: 'Green' }).click()
  expect(store.current().categoryColours).toEqual({ Food: 'seagreen' })
})

test('the field says whether reminders come here while no tab is open, until the browser blocks them', async () => {
  const change = browserPermission('granted')
  show({ reminders: [{ kind: 'relative', to: 'start', minutes: -10 }] })
  await expect.element(page.getByText(/^Reminders come while Kalends is open in this browser/)).toBeVisible()
  cleanup()
  localStorage.setItem('kalends.push', JSON.stringify({ id: 's1', userId: 'alice', at: 0 }))
  onTestFinished(() => localStorage.removeItem('kalends.push'))
  show({ reminders: [{ kind: 'relative', to: 'start', minutes: -10 }] })
  await expect
    .element(page.getByText('Reminders come on this device even while Kalends is closed, not by e-mail.'))
    .toBeVisible()
  change('denied')
  await expect.element(page.getByText(/^Reminders come while Kalends is open in this browser/)).toBeVisible()
  await expect
    .element(page.getByText('The browser blocks desktop notifications for this site.'))
    .toBeVisible()
})

test.each([
  ['granted', 'The desktop shows them too.'],
  ['denied', 'The browser blocks desktop notifications for this site.'],
] as const)('beside them it says what the desktop does: %s', async (permission, sentence) => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission)
  onTestFinished(() => void vi.restoreAllMocks())
  show({ reminders: [{ kind: 'relative', to: 'start', minutes: -10 }] })
  await expect.element(reminders.getByText(sentence)).toBeVisible()
})

test('the desktop is allowed beside the reminders, and only a press asks the browser', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default')
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted')
  onTestFinished(() => void vi.restoreAllMocks())
  show({ reminders: [{ kind: 'relative', to: 'start', minutes: -10 }] })
  await expect.element(button('Allow desktop notifications')).toBeVisible()
  expect(ask).not.toHaveBeenCalled()
  await button('Allow desktop notifications').click()
  await expect.element(reminders.getByText('The desktop shows them too.')).toBeVisible()
})
