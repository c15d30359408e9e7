import { expect, test } from 'vitest'
import type { PageLanguage } from '../../../page/pageLanguage.ts'
import { guestTimeForm, type GuestTimeForm } from './guestTimeForm.ts'

const time = { date: '2027-03-16', start: '09:00', end: '10:00', zone: 'America/New_York' }
const dates = [
  { part: 'a', text: 'Mon', answer: null },
  { part: 'b', text: 'Tue', answer: null },
]
const single: GuestTimeForm = { dates: [], typed: { of: null, time, note: '' }, outcome: null }
const shown = (form: GuestTimeForm, language: PageLanguage = 'en') => guestTimeForm(form, language, 'Alice')

test('an event that does not repeat has a closed form with its time and zone', () => {
  const html = shown(single)
  expect(html).toMatch(/^<details><summary>Propose a new time/)
  expect(html).toContain('name="start" required value="09:00"')
  expect(html).toContain('Times are those of New York.')
  expect(html).not.toContain('date-of')
})

test('of a series a date is chosen first, which sends nothing; its form names it then', () => {
  const before = shown({ dates, typed: null, outcome: null })
  expect(before).toContain('<form method="get"')
  expect(before).not.toContain('<form method="post"')
  const after = shown({ dates, typed: { of: 'b', time, note: '' }, outcome: null })
  expect(after).toMatch(/^<details open>/)
  expect(after).toContain('<option value="b" selected>')
  expect(after).toContain('<input type="hidden" name="date-of" value="b">')
})

test('the last date of a series needs no choice', () => {
  const html = shown({ dates: dates.slice(1), typed: { of: 'b', time, note: '' }, outcome: null })
  expect(html).not.toContain('<select')
  expect(html).toContain('name="date-of" value="b"')
})

test('what was typed and is no time says so, and is text', () => {
  const typed = { of: null, time: { ...time, end: '"><b>' }, note: '</textarea><b>' }
  const html = shown({ ...single, typed, outcome: 'no-time' })
  expect(html).toContain('role="alert"')
  expect(html).not.toContain('<b>')
})

test.for(['en', 'fr', 'de', 'es', 'ar'] as const)(
  'in %s the choice of a date is in words of it',
  (language) => {
    const html = shown({ dates, typed: null, outcome: null }, language)
    expect(html.includes('Propose for')).toBe(language === 'en')
  },
)
