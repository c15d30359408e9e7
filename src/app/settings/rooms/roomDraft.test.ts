import { expect, test } from 'vitest'
import { draftOfRoom, emptyRoom, problemOfService, readRoomDraft } from './roomDraft.ts'

const aurora = { name: 'Aurora', address: 'aurora@kalends.example' }

test('a room that is read is the one that was typed', () => {
  const room = { ...aurora, capacity: 8, place: 'Second floor', bookers: ['bob@kalends.example'] }
  expect(readRoomDraft(draftOfRoom(room), [])).toEqual({ room })
  expect(readRoomDraft(draftOfRoom(aurora), [])).toEqual({ room: aurora })
})

test('what is wrong is named by its field', () => {
  const typed = { ...emptyRoom, address: 'aurora', capacity: 'many', bookers: 'some', people: 'Bob' } as const
  expect(readRoomDraft(typed, [])).toEqual({
    problems: {
      name: 'name-missing',
      address: 'not-an-address',
      capacity: 'not-a-number',
      people: 'not-addresses',
    },
  })
  expect(readRoomDraft({ ...emptyRoom, ...aurora, address: 'Aurora@kalends.example' }, [aurora])).toEqual({
    problems: { address: 'address-twice' },
  })
})

test('what the service alone knows of an address is read from its answer', () => {
  expect(problemOfService('core->resources: 0/address is the address of a person')).toEqual({
    address: 'address-of-person',
  })
  expect(
    problemOfService('core->resources: 0/address must be in a domain of this service: a.example'),
  ).toEqual({
    address: 'other-domain',
  })
  expect(problemOfService(undefined)).toBeNull()
})
