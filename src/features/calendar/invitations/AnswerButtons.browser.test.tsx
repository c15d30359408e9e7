import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { EventReply } from '#domain/event/CalendarEvent.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'

afterEach(cleanup)

function show(reply: EventReply | null, note = '') {
  const onAnswer = vi.fn<() => void>()
  render(<AnswerButtons label="Your answer" {...{ reply, note, onAnswer }} />, { wrapper: inEnglish })
  return onAnswer
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const note = page.getByRole('textbox', { name: 'Note to the organiser' })

test('the answer that was given is pressed, and its note stands below it', async () => {
  show('tentative', 'If the train comes')
  await expect.element(button('Maybe')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Accept')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByText('Your note: If the train comes')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

test('a note is written where the focus is, and goes with the answer, without the space around it', async () => {
  const onAnswer = show('needs-action')
  await button('Add a note').click()
  await expect.element(note).toHaveFocus()
  await note.fill('  Back at four  ')
  await button('Decline').click()
  expect(onAnswer).toHaveBeenCalledWith('declined', 'Back at four')
  await expect.element(note).not.toBeInTheDocument()
})

test('the same answer again leaves its note, and another answer goes without it', async () => {
  const onAnswer = show('accepted', 'With cake')
  await button('Accept').click()
  expect(onAnswer).toHaveBeenLastCalledWith('accepted', 'With cake')
  await button('Decline').click()
  expect(onAnswer).toHaveBeenLastCalledWith('declined', '')
})

test('a note is changed from what it was, and can be taken out', async () => {
  const onAnswer = show('accepted', 'With cake')
  await button('Change the note').click()
  await expect.element(note).toHaveValue('With cake')
  await note.clear()
  await button('Accept').click()
  expect(onAnswer).toHaveBeenCalledWith('accepted', '')
})
