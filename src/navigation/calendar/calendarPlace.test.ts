import { expect, test } from 'vitest'
import { readCalendarPlace } from './calendarPlace.ts'
import { calendarPath, eventPath, newEventPath, quickAddPath, searchPath, slipPath } from '../paths.ts'

const period = { view: 'week', date: '2027-03-15' } as const

const there = (path: string) => {
  const { pathname, search } = new URL(path, 'https://app.example')
  return readCalendarPlace(pathname, search)
}

test('the way to a period leads back to it', () => {
  expect(there(calendarPath(period))).toEqual({ period, open: null })
})

test('the way to an event leads back to it, whatever its ids hold', () => {
  const event = { calendarId: 'team/a b', eventId: 'p%q?r', occurrence: '2027-03-15T09:00:00Z' }
  expect(there(eventPath(period, event))).toEqual({ period, open: { kind: 'event', event } })
})

test('an event without an occurrence has none', () => {
  const event = { calendarId: 'work', eventId: 'e', occurrence: null }
  expect(there(eventPath(period, event))).toEqual({ period, open: { kind: 'event', event } })
})

test('the way to a new event says when it is to be', () => {
  const times = { start: '2027-03-15T09:00', end: '2027-03-15T10:00' }
  expect(there(newEventPath(period, times))).toEqual({ period, open: { kind: 'new', times } })
  expect(there(newEventPath(period))).toEqual({ period, open: { kind: 'new', times: {} } })
})

test('the way to the card of a new event says when its draft is; without a start nothing is open', () => {
  const times = { start: '2027-03-15T09:00', end: '2027-03-15T10:00' }
  expect(there(slipPath(period, times))).toEqual({ period, open: { kind: 'slip', times } })
  expect(there(slipPath(period, { start: '2027-03-16' }))).toEqual({
    period,
    open: { kind: 'slip', times: { start: '2027-03-16' } },
  })
  expect(there('/calendar/week/2027-03-15/slip')).toEqual({ period, open: null })
  expect(there('/calendar/week/2027-03-15/slip?start=2027-02-30T09:00')).toEqual({ period, open: null })
  expect(there('/calendar/week/2027-03-15/slip?start=2027-03-15T25:00')).toEqual({ period, open: null })
})

test('the way to a new event says everything else that is known of it', () => {
  const times = {
    start: '2027-03-15T09:00',
    duration: '45',
    title: 'Tea',
    place: 'Roof',
    calendar: 'Work',
    guests: 'bob@example.org,ann@example.org',
    description: 'Bring cake.\nOr not.',
  }
  expect(there(newEventPath(period, times))).toEqual({ period, open: { kind: 'new', times } })
})

test('texts of an address lose their control characters, and are cut where they are too long', () => {
  const open = there(
    `/calendar/week/2027-03-15/new?title=a%0Ab&place=%20&description=${'x'.repeat(9000)}`,
  )?.open
  const times = open?.kind === 'new' ? open.times : {}
  expect([times.title, times.place, times.description?.length]).toEqual(['a b', undefined, 8000])
})

test('the way to quick add says what was typed', () => {
  const text = 'Lunch tomorrow 12:30 #food'
  expect(there(quickAddPath(period, text))).toEqual({ period, open: { kind: 'quickAdd', text } })
  expect(there(quickAddPath(period))).toEqual({ period, open: { kind: 'quickAdd', text: '' } })
})

test('the way to a search says what was typed', () => {
  const text = 'with:bob "a & b" 100 %'
  expect(there(searchPath(period, text))).toEqual({ period, open: { kind: 'search', text } })
  expect(there(searchPath(period))).toEqual({ period, open: { kind: 'search', text: '' } })
})

test('whatever leads to something in a period says which calendars it shows', () => {
  const shown = { ...period, set: 'Büro & more', only: 'team/a b' }
  const event = { calendarId: 'work', eventId: 'e', occurrence: null }
  const times = { start: '2027-03-15' }
  expect(there(calendarPath(shown))).toEqual({ period: shown, open: null })
  expect(there(eventPath(shown, event))).toEqual({ period: shown, open: { kind: 'event', event } })
  expect(there(newEventPath(shown, times))).toEqual({ period: shown, open: { kind: 'new', times } })
  expect(there(searchPath(shown, 'tea'))).toEqual({ period: shown, open: { kind: 'search', text: 'tea' } })
})

test('the saved searches that are on are in each of its addresses, whatever they are called', () => {
  const shown = { ...period, saved: ['Trips, long', 'a & b'] }
  const event = { calendarId: 'work', eventId: 'e', occurrence: null }
  expect(calendarPath({ ...period, saved: ['Trips'] })).toBe('/calendar/week/2027-03-15?saved=Trips')
  expect(there(calendarPath(shown))).toEqual({ period: shown, open: null })
  expect(there(eventPath(shown, event))).toEqual({ period: shown, open: { kind: 'event', event } })
  expect(there(searchPath(shown, 'tea'))).toEqual({ period: shown, open: { kind: 'search', text: 'tea' } })
  expect(there('/calendar/week/2027-03-15?saved=a&saved=&saved=a')?.period).toEqual({
    ...period,
    saved: ['a'],
  })
  expect(there(calendarPath({ ...period, saved: [] }))).toEqual({ period, open: null })
})

test('the zones of a period are in each of its addresses, written as they are called', () => {
  const zoned = { ...period, zone: 'America/New_York', zones: ['Europe/Paris', 'Asia/Kathmandu'] }
  expect(calendarPath(zoned)).toBe(
    '/calendar/week/2027-03-15?zone=America/New_York&zones=Europe/Paris,Asia/Kathmandu',
  )
  const event = { calendarId: 'work', eventId: 'e', occurrence: null }
  expect(there(calendarPath(zoned))?.period).toEqual(zoned)
  expect(there(eventPath(zoned, event))).toEqual({ period: zoned, open: { kind: 'event', event } })
  expect(there(newEventPath(zoned, { start: '2027-03-15' }))?.period).toEqual(zoned)
  expect(there(searchPath(zoned, 'zone=x'))).toEqual({
    period: zoned,
    open: { kind: 'search', text: 'zone=x' },
  })
})

test('no further zone at all is something that an address says', () => {
  const alone = { ...period, zones: [] }
  expect(calendarPath(alone)).toBe('/calendar/week/2027-03-15?zones=none')
  expect(there(calendarPath(alone))?.period).toEqual(alone)
  expect(there(calendarPath(period))?.period).toEqual(period)
})

test('no more than two further zones are read, and none twice', () => {
  const { zones } =
    there('/calendar/week/2027-03-15?zones=Asia/Tokyo,,Asia/Tokyo,UTC,Europe/Rome')?.period ?? {}
  expect(zones).toEqual(['Asia/Tokyo', 'UTC'])
})

test('times that cannot be read are left out', () => {
  expect(there('/calendar/week/2027-03-15/new?start=soon')).toEqual({
    period,
    open: { kind: 'new', times: {} },
  })
})

test.each([
  ['month', '9999-12-31', '9997-12-31'],
  ['month', '10000-01-01', '9997-12-31'],
  ['week', '9997-12-31', '9997-12-31'],
  ['year', '0002-12-31', '0003-01-01'],
  ['day', '0003-01-01', '0003-01-01'],
])('beyond the ends of time an address names the nearest day: %s of %s', (view, written, date) => {
  expect(there(`/calendar/${view}/${written}`)?.period).toEqual({ view, date })
})

test.each(['/calendar', '/calendar/week', '/calendar/week/2027-02-29', '/health'])(
  '%s names no period',
  (path) => {
    expect(there(path)).toBeNull()
  },
)
