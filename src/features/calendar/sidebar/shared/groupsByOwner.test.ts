import { expect, test } from 'vitest'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { groupsByOwner } from './groupsByOwner.ts'

const calendar = (name: string, ownerId: string | null): Calendar => ({
  id: name,
  homeId: 'alice',
  name,
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: false,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId,
})
const calendars = [
  calendar('Mine', null),
  calendar('Choir', 'carol'),
  calendar('Work', 'bob'),
  calendar('Rowing', 'carol'),
]
const names: Readonly<Record<string, string>> = { bob: 'Bob Baker', carol: 'Carol Clé' }
const groups = (filter?: string) =>
  groupsByOwner(calendars, (id) => names[id] ?? '', filter).map((group) =>
    [group.ownerName, ...group.calendars.map(({ name }) => name)].join(' '),
  )

test('calendars of others stand with their owners, one’s own do not', () => {
  expect(groups()).toEqual(['Bob Baker Work', 'Carol Clé Choir Rowing'])
})

test('they are found by their names and by the names of their owners', () => {
  expect(groups('row')).toEqual(['Carol Clé Rowing'])
  expect(groups('cle')).toEqual(['Carol Clé Choir Rowing'])
  expect(groups('mine')).toEqual([])
})
