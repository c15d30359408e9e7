import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { FieldConflict } from '../mergeDraft.ts'
import { OthersChange } from '../OthersChange.tsx'

afterEach(cleanup)

const side = (title: string, location: string) => {
  const draft: EventDraft = {
    title,
    location,
    description: '',
    when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' },
    isFree: false,
    visibility: 'public',
    repeats: null,
    calendarId: 'work',
  }
  return { draft, data: null }
}
const sides = { base: side('Choir', ''), theirs: side('Cake', 'Attic'), mine: side('Tea', 'Roof') }
const conflict = (group: FieldConflict['group']): FieldConflict => ({ group, ...sides })

function shown(conflicts: readonly FieldConflict[]) {
  const onChoices = vi.fn<(theirs: readonly FieldConflict['group'][]) => void>()
  const nothing = () => undefined
  render(
    <OthersChange conflicts={conflicts} zone="UTC" {...{ onChoices }} onMine={nothing} onTheirs={nothing} />,
    { wrapper: inEnglish },
  )
  return onChoices
}

const row = (name: string) => page.getByRole('table', { name: 'Changed by both' }).getByRole('row', { name })

test('one field that both changed is shown as it was and as each has it, and decided by a button', async () => {
  shown([conflict('title')])
  await expect.element(row('Title Before: Choir Cake Tea')).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Use my choices' })).not.toBeInTheDocument()
})

test('of several fields each is chosen by itself; mine unless theirs is chosen', async () => {
  const onChoices = shown([conflict('title'), conflict('location')])
  await expect.element(page.getByRole('radio', { name: 'Title: mine' })).toBeChecked()
  await page.getByRole('radio', { name: 'Location: theirs' }).click()
  await page.getByRole('button', { name: 'Use my choices' }).click()
  expect(onChoices).toHaveBeenLastCalledWith(['location'])
  await page.getByRole('radio', { name: 'Location: theirs' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await page.getByRole('radio', { name: 'Title: theirs' }).click()
  await page.getByRole('button', { name: 'Use my choices' }).click()
  expect(onChoices).toHaveBeenLastCalledWith(['title'])
})
