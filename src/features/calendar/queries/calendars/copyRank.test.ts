import { expect, test } from 'vitest'
import { copyRank } from './copyRank.ts'

const calendar = (id: string, homeId: string, canWrite = true) => ({
  id,
  homeId,
  name: id,
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: false,
  canWrite,
  canRename: true,
  canShare: false,
  ownerId: null,
})

test('one of the person’s own goes first, then what may be written, then what may only be read', () => {
  const calendars = [
    calendar('news', 'alice', false),
    calendar('team', 'bob'),
    calendar('choir', 'alice'),
    calendar('work', 'alice'),
    calendar('club', 'carol', false),
  ]
  const rankOf = copyRank(calendars, 'alice')
  const ids = ['unknown', ...calendars.map(({ id }) => id)]
  expect(ids.toSorted((one, other) => rankOf(one) - rankOf(other))).toEqual([
    'choir',
    'work',
    'team',
    'news',
    'club',
    'unknown',
  ])
})
