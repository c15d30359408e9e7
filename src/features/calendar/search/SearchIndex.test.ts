import { beforeEach, describe, expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import type { Item } from '#domain/event/Item.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { guest, text } from '#domain/testing/jcalProperties.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import { epochMs } from '#domain/time/units.ts'
import { SearchIndex } from './SearchIndex.ts'

const now = epochMs(Date.UTC(2027, 2, 15, 12))
const myAddresses = ['alice@kalends.example']

type Given = { readonly on?: string; readonly calendar?: string; readonly more?: readonly JCalProperty[] }

/** An hour from 10:00 in Paris. */
function item(title: string, { on = '2027-03-16', calendar = 'work', more = [] }: Given = {}): Item {
  const properties: JCalProperty[] = [
    ['uid', {}, 'text', title],
    ['summary', {}, 'text', title],
    ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', `${on}T10:00:00`],
    ['dtend', { tzid: 'Europe/Paris' }, 'date-time', `${on}T11:00:00`],
    ...more,
  ]
  const data: JCal = ['vcalendar', [], [['vevent', properties, []]]]
  return { calendarId: calendar, eventId: `${title}-${on}`, etag: null, data }
}

const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY' }]

let index: SearchIndex

beforeEach(() => {
  index = new SearchIndex()
  index.put(
    [
      item('Design review', {
        more: [text('location', 'Salle Élysée'), guest('bob@kalends.example', 'Bob Ørsted')],
      }),
      item('Review of the budget', { on: '2027-03-20' }),
      item('Review', { on: '2024-03-20' }),
      item('Stand-up', { on: '2026-06-01', more: [weekly] }),
      item('Café mit Jürgen', {
        calendar: 'home',
        more: [text('transp', 'TRANSPARENT'), text('class', 'PRIVATE')],
      }),
      item('打合せ 会議', { on: '2027-03-18' }),
      item('Lunch', {
        on: '2027-03-17',
        more: [
          ['organizer', {}, 'cal-address', 'mailto:bob@kalends.example'],
          guest('alice@kalends.example', 'Alice', 'DECLINED'),
          text('description', 'Menu: https://rosa.example'),
        ],
      }),
    ],
    myAddresses,
  )
})

const ask = (asked: string, calendarIds: readonly string[] = ['work', 'home']) =>
  index.find(readQuery(asked, parseDate), { now, viewZone: 'Europe/Paris', myAddresses, calendarIds })
const titles = (asked: string, calendarIds?: readonly string[]) =>
  ask(asked, calendarIds).found.map(({ title }) => title)

describe('words', () => {
  test('an exact title comes first, then near matches', () => {
    expect(titles('review')).toEqual(['Review', 'Design review', 'Review of the budget'])
  })

  test('all words have to match, the last as far as it was typed', () => {
    expect(titles('review bud')).toEqual(['Review of the budget'])
    expect(titles('review zebra')).toEqual([])
  })

  test.each([
    ['reveiw design', 'Design review'],
    ['elysee', 'Design review'],
    ['cafe jurgen', 'Café mit Jürgen'],
    ['Ørsted', 'Design review'],
    ['bob@kalends', 'Design review'],
    ['rosa', 'Lunch'],
    ['会議', '打合せ 会議'],
  ])('%s finds %s', (asked, title) => {
    expect(titles(asked)).toContain(title)
  })

  test('a single letter matches the beginnings of words, the nearest date first', () => {
    expect(titles('l')).toEqual(['Lunch'])
    expect(titles('r')).toEqual(['Design review', 'Review of the budget', 'Review', 'Lunch'])
  })

  test('emoji and signs are found as they stand, and not everything is found by them', () => {
    index.put([item('🦊 Foxes'), item('R&D')], myAddresses)
    expect(titles('🦊')).toEqual(['🦊 Foxes'])
    expect(titles('&')).toEqual(['R&D'])
    expect([...titles('🐻'), ...titles('.*'), ...titles('\\')]).toEqual([])
  })

  test('an empty query finds nothing', () => {
    expect(titles('  ')).toEqual([])
  })
})

describe('operators', () => {
  test.each([
    ['with:bob', ['Design review', 'Lunch']],
    ['at:elysee', ['Design review']],
    ['is:recurring', ['Stand-up']],
    ['is:invitation', ['Lunch']],
    ['is:declined', ['Lunch']],
    ['is:free', ['Café mit Jürgen']],
    ['is:private', ['Café mit Jürgen']],
    ['has:link', ['Lunch']],
    ['"the budget"', ['Review of the budget']],
    ['review before:2026-01-01', ['Review']],
    ['review after:2027-03-16', ['Review of the budget']],
    ['review on:2027-03-16', ['Design review']],
  ])('%s', (asked, expected) => {
    expect(titles(asked)).toEqual(expected)
  })

  test('only the selected calendars are searched', () => {
    expect(titles('review', ['home'])).toEqual([])
  })
})

describe('a series', () => {
  test('are one result, with the next date and those around it', () => {
    const [standUp] = ask('stand').found
    expect(standUp?.when).toMatchObject({ start: Date.UTC(2027, 2, 22, 9) })
    expect(standUp?.dates[0]?.when).toMatchObject({ start: Date.UTC(2026, 5, 1, 8) })
    expect(standUp?.isOpenEnded).toBe(true)
  })

  test('are found on a day of their own, and on no other', () => {
    expect(ask('stand on:2027-04-05').found).toMatchObject([
      { dates: [{ when: { start: Date.UTC(2027, 3, 5, 8) } }] },
    ])
    expect(ask('stand on:2027-04-06').found).toEqual([])
    expect(ask('stand before:2026-06-01').found).toEqual([])
  })
})

test('changed and deleted objects are no longer found', () => {
  const old = item('Lunch', { on: '2027-03-17' })
  index.put([{ ...item('Dinner', { on: '2027-03-17' }), eventId: old.eventId }], myAddresses)
  expect(titles('lunch')).toEqual([])
  expect(titles('dinner')).toEqual(['Dinner'])
  index.delete([`work/${old.eventId}`])
  expect(titles('dinner')).toEqual([])
})

test('reports if there is more than anybody reads', () => {
  index.put(
    Array.from({ length: 60 }, (_, count) => item(`Yoga ${count}`)),
    myAddresses,
  )
  const { found, hasMore } = ask('yoga')
  expect(found).toHaveLength(50)
  expect(hasMore).toBe(true)
})
