import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { readItem } from '#domain/event/readItem.ts'
import { addMs, epochMs, hourMs, minuteMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ReminderLine } from './ReminderLine.tsx'
import { reminderStore } from './reminderStore.ts'
import { useReminders } from './useReminders.ts'

const nine = epochMs(Date.UTC(2027, 2, 15, 9))
const home = zoneNamed('UTC')

const hour: JCalProperty = ['duration', {}, 'duration', 'PT1H']
const daily: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY' }]
const before = (trigger: string): JCalProperty => ['trigger', {}, 'duration', trigger]

function eventsWith(properties: readonly JCalProperty[], triggers: readonly JCalProperty[]) {
  const alarms = triggers.map((trigger): JCalComponent => [
    'valarm',
    [['action', {}, 'text', 'DISPLAY'], trigger],
    [],
  ])
  const review: JCalComponent = [
    'vevent',
    [
      ['uid', {}, 'text', 'u'],
      ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
      ...properties,
      ['summary', {}, 'text', 'Review'],
      ['location', {}, 'text', 'https://meet.example.org/a'],
    ],
    alarms,
  ]
  const data: JCal = ['vcalendar', [], [review]]
  const window = { start: addMs(nine, -24 * hourMs), end: addMs(nine, 20 * 24 * hourMs) }
  const item = { calendarId: 'c', eventId: 'e', etag: null, data }
  return readItem(item, { window, viewZone: 'UTC', myAddresses: [] }).events
}
const events = eventsWith([hour], [before('-PT10M')])

const onDue = vi.fn<(reminder: { readonly isLate: boolean }) => void>()

beforeEach(() => {
  localStorage.clear()
  onDue.mockReset()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.setSystemTime(addMs(nine, -30 * minuteMs))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const clock = () => epochMs(Date.now())

type TabProps = { readonly name: string; readonly isSpeaker: boolean; readonly of?: readonly CalendarEvent[] }

const stores = new Map<string, ReturnType<typeof reminderStore>>()

/** A tab; all read the same storage. */
function Tab({ name, isSpeaker, of = events }: TabProps) {
  const store = stores.get(name) ?? reminderStore(window, 'alice')
  stores.set(name, store)
  const { shown, dismiss, snooze } = useReminders({ events: of, home, store, isSpeaker, onDue })
  return (
    <div role="group" aria-label={name}>
      {shown.map((reminder) => (
        <ReminderLine
          key={reminder.key}
          reminder={reminder}
          now={clock()}
          zone={home}
          onOpen={() => undefined}
          onSnooze={() => snooze(reminder)}
          onDismiss={() => dismiss(reminder)}
        />
      ))}
    </div>
  )
}

const tab = (name: string) => within(screen.getByRole('group', { name }))
const wait = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * minuteMs))
/** What a browser tells the other tabs. */
const tellOthers = () =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'kalends.reminders.alice' })))

test('a reminder comes at its time in every tab, one of which speaks, and goes from all of them', () => {
  render(<Tab name="first" isSpeaker />, { wrapper: inEnglish })
  render(<Tab name="second" isSpeaker={false} />, { wrapper: inEnglish })
  wait(19)
  expect(screen.queryAllByRole('region', { name: 'Reminder' })).toEqual([])
  wait(1)
  tellOthers()
  expect(onDue).toHaveBeenCalledTimes(1)
  expect(tab('first').getByRole('status').textContent).toBe('In 10 minutes: Review')
  expect(tab('second').getByRole('link', { name: 'Join' }).getAttribute('href')).toBe(
    'https://meet.example.org/a',
  )
  act(() => tab('second').getByRole('button', { name: 'Dismiss' }).click())
  tellOthers()
  wait(5)
  expect(screen.queryAllByRole('region', { name: 'Reminder' })).toEqual([])
  expect(onDue).toHaveBeenCalledTimes(1)
})

test('a snoozed reminder comes again in five minutes', () => {
  render(<Tab name="third" isSpeaker />, { wrapper: inEnglish })
  wait(20)
  act(() => tab('third').getByRole('button', { name: 'Snooze 5 min' }).click())
  expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull()
  wait(4)
  expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull()
  wait(1)
  expect(tab('third').getByRole('status').textContent).toBe('In 5 minutes: Review')
})

test('the snoozed reminder of an event without length comes again, when that is over', () => {
  render(<Tab name="sixth" isSpeaker of={eventsWith([], [before('PT0S')])} />, { wrapper: inEnglish })
  wait(30)
  act(() => tab('sixth').getByRole('button', { name: 'Snooze 5 min' }).click())
  wait(5)
  expect(tab('sixth').getByRole('status').textContent).toBe('Began 5 minutes ago: Review')
  expect(onDue).toHaveBeenCalledTimes(2)
})

test('an alarm of a series with a time of its own is one notice, which goes with the others of its event', () => {
  const own: JCalProperty = ['trigger', {}, 'date-time', '2027-03-15T08:45:00Z']
  const series = eventsWith([hour, daily], [own, before('-PT10M')])
  render(<Tab name="seventh" isSpeaker of={series} />, { wrapper: inEnglish })
  wait(15)
  expect(tab('seventh').getByRole('status').textContent).toBe('In 15 minutes: Review')
  expect(onDue).toHaveBeenCalledTimes(1)
  wait(5)
  expect(tab('seventh').getByRole('status').textContent).toBe('In 10 minutes: Review')
  act(() => tab('seventh').getByRole('button', { name: 'Dismiss' }).click())
  wait(1)
  expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull()
})

test('after a sleep it comes once, and says that it is late', () => {
  render(<Tab name="fourth" isSpeaker />, { wrapper: inEnglish })
  vi.setSystemTime(addMs(nine, 5 * minuteMs))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(tab('fourth').getByRole('status').textContent).toBe(
    'Began 5 minutes ago: ReviewLate: it was due at 08:50.',
  )
  expect(onDue.mock.calls.map(([{ isLate }]) => isLate)).toEqual([true])
})

test('the reminder of an event that is gone goes with it', () => {
  const { rerender } = render(<Tab name="fifth" isSpeaker />, { wrapper: inEnglish })
  wait(20)
  expect(tab('fifth').getByRole('status')).not.toBeNull()
  rerender(<Tab name="fifth" isSpeaker of={[]} />)
  expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull()
})
