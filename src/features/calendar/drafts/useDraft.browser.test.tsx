import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from '../../../navigation/Router.tsx'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { calendarDraft } from './calendarDraft.ts'
import { usePagePresence } from './pagePresence.ts'
import { TooLargeNote } from './TooLargeNote.tsx'
import { useDraft } from './useDraft.ts'

const blank = { name: '', description: '', colour: '#2f6fde' }
const tooLarge = 'This draft is too large to keep in this tab. Save it before you reload or close the page.'

function Form() {
  const { draft, isTooLarge, change } = useDraft(() => calendarDraft(null, '/calendar', () => blank))
  const onName = (name: string) => change((now) => ({ ...now, form: { ...now.form, name } }))
  return (
    <>
      <TooLargeNote isTooLarge={isTooLarge} />
      <input aria-label="Name" value={draft.form.name} onChange={(event) => onName(event.target.value)} />
    </>
  )
}

function Calendar({ isOpen }: { readonly isOpen: boolean }) {
  usePagePresence()
  return isOpen && <Form />
}

const calendarWith = (isOpen: boolean) => (
  <Router>
    <Calendar isOpen={isOpen} />
  </Router>
)
const show = () => render(calendarWith(true), { wrapper: inEnglish })
const name = page.getByRole('textbox', { name: 'Name' })

function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

beforeEach(() => {
  location.hash = '#/calendar'
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  currentMessages().forEach(({ id }) => dismiss(id))
  sessionStorage.clear()
})

test('a draft that fits into the storage has no note', async () => {
  show()
  await name.fill('Choir')
  expect(page.getByText(tooLarge).elements()).toEqual([])
})

test('a draft that does not fit has a note, and is kept while the page is open', async () => {
  fillStorage()
  const { rerender } = show()
  await name.fill('Choir')
  await expect.element(page.getByText(tooLarge)).toBeVisible()
  rerender(calendarWith(false))
  await expect
    .poll(() => currentMessages().map(({ text }) => text))
    .toEqual(['Draft kept until you reload or close this page: “Choir”'])
})
