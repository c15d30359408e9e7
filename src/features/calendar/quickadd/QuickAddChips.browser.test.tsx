import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { quickAddEvent } from '#domain/quickadd/quickAddEvent.ts'
import { readQuickAdd } from '#domain/quickadd/readQuickAdd.ts'
import { localMsOf } from '#domain/time/localDateTime.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { newDraft } from '../editor/newDraft.ts'
import { QuickAddChips } from './QuickAddChips.tsx'
import { quickAddChips, type QuickAddChip } from './quickAddChips.ts'
import { sentenceLanguage } from '../../../locales/sentenceLanguage.ts'

beforeAll(() => void inEnglish({ children: null }))
afterEach(cleanup)

const zone = 'Europe/Paris'
const now = '2026-11-23T10:05'
const calendar = {
  homeId: 'alice',
  description: '',
  hasCtag: false,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}
const calendars = [
  { ...calendar, id: 'alice', name: 'Alice', colour: '#2f6fde', isDefault: true },
  { ...calendar, id: 'work', name: 'Work', colour: '#1a8f5a', isDefault: false },
]

function chipsOf(text: string) {
  const reference = { ...sentenceLanguage('en'), now, zone, minutes: 60, calendars }
  const reading = readQuickAdd(text, reference)
  const otherwise = newDraft({}, { date: '2026-11-23', now: localMsOf(now), zone, calendarId: 'alice' })
  return quickAddChips(reading, quickAddEvent(reading, otherwise), { zone, calendars })
}

function show(text: string) {
  const onMend = vi.fn<(chip: QuickAddChip) => void>()
  const onLeave = vi.fn<(chip: QuickAddChip) => void>()
  render(<QuickAddChips id="chips" text={text} chips={chipsOf(text)} onMend={onMend} onLeave={onLeave} />, {
    wrapper: inEnglish,
  })
  return { onMend, onLeave }
}

const lunch = 'Lunch tomorrow 12:30-14 at Rosa /Work every tue and thu until june #food alert 10m'
const items = () => page.getByRole('list', { name: 'What was understood' }).getByRole('listitem').elements()

test('what was understood is said in the words of the application', () => {
  show(lunch)
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Tuesday 24 November 2026, 12:30 to 14:00',
    'Every week on Tuesday and Thursday, until 30 June 2027',
    'Rosa',
    'Work',
    '10 minutes before',
    'food',
  ])
})

test('a time of elsewhere is said as it is here, so that a slip is seen', () => {
  show('Demo tomorrow 2pm New York time')
  expect(items()[0]?.textContent).toBe('Tuesday 24 November 2026, 20:00 to 21:00')
})

test('what is so without saying is shown, and cannot be pressed', () => {
  show('Lunch')
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Monday 23 November 2026, 10:30 to 11:30',
    'Alice',
  ])
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a press on a chip is about its words, its cross leaves them in the title', async () => {
  const { onMend, onLeave } = show(lunch)
  await page.getByRole('button', { name: 'Rosa', exact: true }).click()
  const [[place] = []] = onMend.mock.calls
  expect(place?.parts.map(({ start, end }) => lunch.slice(start, end))).toEqual(['at Rosa'])
  await page.getByRole('button', { name: 'Leave “tomorrow 12:30-14” in the title' }).click()
  const [[when] = []] = onLeave.mock.calls
  expect(when?.parts.map(({ start, end }) => lunch.slice(start, end))).toEqual(['tomorrow', '12:30-14'])
})

test.each([
  ['alert 0', 'At the start'],
  ['alert 1m', '1 minute before'],
  ['alert 90m', '90 minutes before'],
  ['alert 2h', '2 hours before'],
  ['alert 1 day', '1 day before'],
  ['alert 2 weeks', '2 weeks before'],
])('%j is said as %j', async (words, label) => {
  show(`Lunch 12:30 ${words}`)
  await expect.element(page.getByText(label)).toBeVisible()
})
