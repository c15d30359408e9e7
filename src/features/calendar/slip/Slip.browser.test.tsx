import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import '../../../ui/tokens.css'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { storedDrafts } from '../drafts/storedDrafts.ts'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { Slip } from './Slip.tsx'

const calendar = ownCalendar()
const onClose = vi.fn<() => void>()

function slip(calendars: readonly Calendar[]) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={apiFetching(() => Response.error())}>
        <UserProvider value={alice}>
          <Router>
            <Slip
              times={{ start: '2027-03-15T14:00' }}
              period={{ view: 'week', date: '2027-03-15' }}
              zone="Europe/Paris"
              calendars={calendars}
              proposed={calendar}
              events={[]}
              isShown={() => true}
              onMove={() => undefined}
              onClose={onClose}
            />
          </Router>
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}

const show = () => render(slip([calendar]), { wrapper: inEnglish })

beforeEach(() => {
  location.hash = '#/calendar'
  onClose.mockClear()
})
afterEach(() => {
  cleanup()
  currentMessages().forEach(({ id }) => dismiss(id))
  sessionStorage.clear()
})

const guests = page.getByRole('combobox', { name: 'Guests' })

test('a guest who cannot be read keeps the card open, with the focus in the field', async () => {
  show()
  await userEvent.type(guests, 'bob bak')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(guests).toHaveFocus()
  await expect.element(guests).toHaveAccessibleDescription('Enter an e-mail address, such as bob@example.org')
  expect(onClose).not.toHaveBeenCalled()
})

test('a guest who is half typed when the card is closed is part of the draft', async () => {
  show()
  await userEvent.type(guests, 'bo')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
  expect(storedDrafts(sessionStorage)).toMatchObject([{ form: { guests: { typed: 'bo' } } }])
})

test('a calendar that is gone while the card is open is said when it is saved', async () => {
  const { rerender } = show()
  rerender(slip([ownCalendar({ id: 'home', name: 'Home' })]))
  const field = page.getByRole('combobox', { name: 'Calendar' })
  await expect.element(field).toHaveAccessibleDescription('Choose a calendar.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  await field.selectOptions('Home')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(onClose).toHaveBeenCalled()
})

test('a draft that was left, and whose calendar is gone when it is opened again, has all that was typed', async () => {
  const title = page.getByRole('textbox', { name: 'Title' })
  show()
  await title.fill('Dress rehearsal')
  cleanup()
  render(slip([ownCalendar({ id: 'home', name: 'Home' })]), { wrapper: inEnglish })
  await expect.element(title).toHaveValue('Dress rehearsal')
  const field = page.getByRole('combobox', { name: 'Calendar' })
  await expect.element(field).toHaveAccessibleDescription('Choose a calendar.')
})
