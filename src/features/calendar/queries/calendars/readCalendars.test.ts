import { beforeAll, expect, test } from 'vitest'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { readCalendars } from './readCalendars.ts'

beforeAll(() => void inEnglish({ children: null }))

const entry = (href: string, rest = {}) => ({ _links: { self: { href } }, ...rest })

test('a bad entry does not spoil the others, and is counted (CAL-2)', () => {
  const read = readCalendars(
    [{ 'dav:name': 'Nowhere' }, entry('/calendars/alice/work.json', { 'dav:name': 'Work' })],
    'alice',
  )
  expect(read.calendars.map(({ name }) => name)).toEqual(['Work'])
  expect(read.skipped).toBe(1)
})

test('a badly formed href still names its calendar (CAL-3)', () => {
  const { calendars } = readCalendars([entry('/sdav/calendars/alice/a b.json')], 'alice')
  expect(calendars).toMatchObject([{ homeId: 'alice', id: 'a b' }])
})

test('a calendar without a name still has one', () => {
  const { calendars } = readCalendars(
    [
      entry('/calendars/alice/alice.json', { 'dav:name': '#default' }),
      entry('/calendars/alice/x.json', { 'dav:name': null }),
    ],
    'alice',
  )
  expect(calendars.map(({ name }) => name)).toEqual(['My calendar', 'Untitled calendar'])
})

test('colours are short, long, with an alpha, or missing', () => {
  const { calendars } = readCalendars(
    [
      entry('/c/alice/a.json', { 'apple:color': '#f00' }),
      entry('/c/alice/b.json', { 'apple:color': '#33cc66ff' }),
      entry('/c/alice/c.json'),
    ],
    'alice',
  )
  expect(calendars.map(({ colour }) => colour)).toEqual([
    '#ff0000',
    '#33cc66',
    expect.stringMatching(/^#[\da-f]{6}$/),
  ])
})

test('calendars come in their own order, number or text, the default first', () => {
  const { calendars } = readCalendars(
    [
      entry('/c/alice/late.json', { 'apple:order': '10' }),
      entry('/c/alice/early.json', { 'apple:order': 2 }),
      entry('/c/alice/alice.json'),
    ],
    'alice',
  )
  expect(calendars.map(({ id }) => id)).toEqual(['alice', 'early', 'late'])
})

test('CAL-36 a calendar that may only be read says so', () => {
  const read = { privilege: '{DAV:}read', principal: 'principals/users/alice' }
  const { calendars } = readCalendars(
    [entry('/c/alice/a.json', { acl: [read] }), entry('/c/alice/b.json', { acl: 'unreadable' })],
    'alice',
  )
  expect(calendars.map(({ canWrite }) => canWrite)).toEqual([false, true])
})
