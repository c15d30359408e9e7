import { expect, test } from 'vitest'
import { localMsOf } from '#domain/time/localDateTime.ts'
import { newDraft } from './newDraft.ts'

const here = {
  date: '2027-03-15',
  now: localMsOf('2027-03-15T10:07:00'),
  zone: 'Europe/Paris',
  calendarId: 'work',
} as const

test('a new event without a time begins at the next half hour and lasts one', () => {
  expect(newDraft({}, here).when).toEqual({
    kind: 'timed',
    start: '2027-03-15T10:30:00',
    end: '2027-03-15T11:30:00',
    zone: 'Europe/Paris',
  })
})

test('a new event on another day begins at the next half hour there', () => {
  expect(newDraft({}, { ...here, date: '2027-03-18' }).when).toMatchObject({ start: '2027-03-18T10:30:00' })
})

test('just before midnight the next half hour is tomorrow', () => {
  expect(newDraft({}, { ...here, now: localMsOf('2027-03-15T23:50:00') }).when).toMatchObject({
    start: '2027-03-16T00:00:00',
  })
})

test('a press on a slot begins the event there', () => {
  expect(newDraft({ start: '2027-03-16T14:00' }, here).when).toMatchObject({
    start: '2027-03-16T14:00:00',
    end: '2027-03-16T15:00:00',
  })
})

test('a new event is as long as the person chose, but where its address has an end', () => {
  const short = { ...here, minutes: 25 }
  expect(newDraft({ start: '2027-03-16T23:50' }, short).when).toMatchObject({ end: '2027-03-17T00:15:00' })
  expect(newDraft({}, short).when).toMatchObject({ end: '2027-03-15T10:55:00' })
  expect(newDraft({ start: '2027-03-16T14:00', end: '2027-03-16T18:00' }, short).when).toMatchObject({
    end: '2027-03-16T18:00:00',
  })
})

test('the reader invites guests that have an address, and no other words', () => {
  const organizer = { address: 'alice@kalends.example', name: 'Alice' }
  const guests = 'bob@example.org, Carol <carol@example.org>, somebody'
  expect(newDraft({ guests }, { ...here, organizer }).guests).toEqual({
    organizer,
    guests: [
      { address: 'carol@example.org', name: 'Carol', role: 'required', reply: 'needs-action' },
      { address: 'bob@example.org', name: '', role: 'required', reply: 'needs-action' },
    ],
  })
  expect(newDraft({ guests: 'somebody' }, here).guests).toBeUndefined()
})

test('a date alone makes an all-day event', () => {
  expect(newDraft({ start: '2027-03-16' }, here).when).toEqual({
    kind: 'allDay',
    first: '2027-03-16',
    last: '2027-03-16',
  })
})

test('the address may have both start and end', () => {
  expect(newDraft({ start: '2027-03-16T22:00', end: '2027-03-17T01:00' }, here).when).toMatchObject({
    end: '2027-03-17T01:00:00',
  })
})

test('times in UTC are edited in UTC', () => {
  expect(newDraft({ start: '2027-10-31T01:00Z', end: '2027-10-31T01:30Z' }, here).when).toEqual({
    kind: 'timed',
    start: '2027-10-31T01:00:00',
    end: '2027-10-31T01:30:00',
    zone: 'UTC',
  })
})

test('an address says how long the event is, where, and what else there is to it', () => {
  const known = {
    start: '2027-03-16T14:00',
    duration: '45',
    title: 'Tea',
    place: 'Roof',
    description: 'Cake',
  }
  expect(newDraft(known, { ...here, minutes: 25 })).toMatchObject({
    title: 'Tea',
    location: 'Roof',
    description: 'Cake',
    when: { end: '2027-03-16T14:45:00' },
  })
})
