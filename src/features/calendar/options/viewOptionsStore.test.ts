import { afterEach, expect, test, vi } from 'vitest'
import { settingsStore } from '../../../settings/settingsStore.ts'
import { storageWith } from '../../../settings/testing/storageWith.ts'
import { formatClock } from '../format/formatTime.ts'
import { setClock } from '../../../locales/clock/clock.ts'
import { localOptions } from './localOptions.ts'
import { viewOptionsStore } from './viewOptionsStore.ts'

afterEach(() => setClock('24h'))

const optionsIn = (storage: Storage, person = 'alice') =>
  viewOptionsStore(settingsStore(storage, person), 'en-GB')

test('without a choice, weeks, weekends and clock are those of the region', () => {
  expect(localOptions('en-GB')).toMatchObject({
    firstDay: 1,
    weekend: [6, 0],
    clock: '24h',
    weekNumbers: 'shown',
  })
  expect(localOptions('en-US')).toMatchObject({
    firstDay: 0,
    weekend: [6, 0],
    clock: '12h',
    weekNumbers: 'hidden',
  })
  expect(localOptions('ar-EG')).toMatchObject({ firstDay: 6, weekend: [5, 6] })
})

test('nobody works on a weekend, in any region', () => {
  const off = localOptions('ar-EG').workingHours.map((hours) => hours === null)
  expect(off).toEqual([false, false, false, false, false, true, true])
})

test('a choice is stored, and the others stay as before', () => {
  const storage = storageWith()
  optionsIn(storage).choose({ firstDay: 0, declined: 'struck' })
  const again = optionsIn(storage).current()
  expect(again).toMatchObject({ firstDay: 0, declined: 'struck', weekends: 'shown' })
  expect(optionsIn(storage, 'bob').current().firstDay).toBe(1)
})

test('working hours are stored by weekday, and a day off as a day without hours', () => {
  const settings = settingsStore(storageWith(), 'alice')
  const store = viewOptionsStore(settings, 'en-GB')
  store.choose({
    workingHours: store
      .current()
      .workingHours.map((hours, day) =>
        day === 5 ? null : day === 1 ? { start: '08:00', end: '12:00' } : hours,
      ),
  })
  expect(settings.current().workingHours).toMatchObject({
    sunday: [],
    monday: [{ start: '08:00', end: '12:00' }],
    tuesday: [{ start: '09:00', end: '18:00' }],
    friday: [],
  })
  expect(store.current().workingHours[1]).toEqual({ start: '08:00', end: '12:00' })
  expect(store.current().workingHours[5]).toBeNull()
})

test('hours with a break become one span, and weekdays without a choice have the default', () => {
  const settings = settingsStore(storageWith(), 'alice')
  const monday = [
    { start: '08:00', end: '12:00' },
    { start: '14:00', end: '19:00' },
  ]
  settings.choose({ workingHours: { monday } })
  const { workingHours } = viewOptionsStore(settings, 'en-GB').current()
  expect(workingHours.slice(0, 3)).toEqual([
    null,
    { start: '08:00', end: '19:00' },
    { start: '09:00', end: '18:00' },
  ])
})

test('listeners are called after a change, and not after they unsubscribed', () => {
  const store = optionsIn(storageWith())
  const told = vi.fn<() => void>()
  const stop = store.onChange(told)
  store.choose({ past: 'normal' })
  stop()
  store.choose({ past: 'dimmed' })
  expect(told).toHaveBeenCalledTimes(1)
  expect(store.current().past).toBe('dimmed')
})

test('times are written with the chosen clock', () => {
  const store = optionsIn(storageWith())
  expect([formatClock(785), formatClock(5)]).toEqual(['13:05', '00:05'])
  store.choose({ clock: '12h' })
  expect([formatClock(785), formatClock(5)].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '1:05 pm',
    '12:05 am',
  ])
})
