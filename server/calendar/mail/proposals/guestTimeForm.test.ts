import { expect, test } from 'vitest'
import type { PageLanguage } from '../../../page/pageLanguage.ts'
import { guestTimeForm, type GuestTimeForm } from './guestTimeForm.ts'

const time = { date: '2027-03-16', last: '', start: '09:00', end: '10:00', zone: 'America/New_York' }
const dates = [
  { part: 'a', text: 'Mon', answer: null },
  { part: 'b', text: 'Tue', answer: null },
]
const typedOf = (of: string | null) => ({ of, isForAll: false, time, note: '' })
const single: GuestTimeForm = { dates: [], plain: null, typed: typedOf(null), outcome: null }
const shown = (form: Partial<GuestTimeForm>, language: PageLanguage = 'en') =>
  guestTimeForm({ ...single, ...form }, { language, organizer: 'Alice', known: '<known>' })

test('an event that does not repeat has a closed form with its time and zone', () => {
  const html = shown(single)
  expect(html).toMatch(/^<details><summary>Propose a new time/)
  expect(html).toContain('name="start" required value="09:00"')
  expect(html).toContain('Times are those of New York.')
  expect(html).not.toContain('date-of')
})

test('the city of the zone has its name in the language of the guest', () => {
  const typed = { ...typedOf(null), time: { ...time, zone: 'Europe/Vienna' } }
  expect(shown({ typed }, 'de')).toContain('Die Zeiten gelten für Wien.')
  expect(shown({ typed }, 'en')).toContain('Times are those of Vienna.')
})

test('of a series a date is chosen first, which sends nothing; its form names it then', () => {
  const before = shown({ dates, typed: null, outcome: null })
  expect(before).toContain('<form method="get"')
  expect(before).not.toContain('<form method="post"')
  const after = shown({ dates, typed: typedOf('b'), outcome: null })
  expect(after).toMatch(/^<details open>/)
  expect(after).toContain('<option value="b" selected>')
  expect(after).toContain('<input type="hidden" name="date-of" value="b">')
})

test('the last date of a series needs no choice', () => {
  const html = shown({ dates: dates.slice(1), typed: typedOf('b'), outcome: null })
  expect(html).not.toContain('<select')
  expect(html).toContain('name="date-of" value="b"')
})

test('what was typed and is no time says so, and is text', () => {
  const typed = { ...typedOf(null), time: { ...time, end: '"><b>' }, note: '</textarea><b>' }
  const html = shown({ ...single, typed, outcome: 'no-time' })
  expect(html).toContain('role="alert"')
  expect(html).not.toContain('<b>')
})

test('whole days have a first and a last one, and no zone', () => {
  const days = { ...time, last: '2027-03-17', start: '', end: '', zone: null }
  const html = shown({ typed: { ...typedOf(null), time: days } })
  expect(html).toMatch(/First day<input type="date" name="date" required value="2027-03-16">/)
  expect(html).toMatch(/Last day<input type="date" name="last" required value="2027-03-17">/)
  expect(html).not.toContain('name="start"')
  expect(html).not.toContain('Times are those')
})

test('all dates of a series are proposed by the next one of it', () => {
  const [plain = null] = dates
  expect(shown({ dates, plain: null, typed: null })).not.toContain('All dates')
  const html = shown({ dates, plain, typed: { ...typedOf('a'), isForAll: true } })
  expect(html).toContain('<option value="all" selected>All dates</option>')
  expect(html).toContain('All dates move as this one does: Mon')
  expect(html).toContain('<input type="hidden" name="date-of" value="a">')
  expect(html).toContain('<input type="hidden" name="scope" value="all">')
})

test.each(['no-time', 'no-days', 'same-time', 'over'] as const)(
  '%s is said, and has the focus',
  (outcome) => {
    expect(shown({ outcome })).toMatch(
      /<details open>.*<p role="alert" class="outcome" tabindex="-1" autofocus>/,
    )
  },
)

test.for(['en', 'fr', 'de', 'es', 'ar'] as const)(
  'in %s the choice of a date is in words of it',
  (language) => {
    const html = shown({ dates, typed: null, outcome: null }, language)
    expect(html.includes('Propose for')).toBe(language === 'en')
  },
)
