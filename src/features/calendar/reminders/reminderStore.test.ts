import { expect, test } from 'vitest'
import { emptyLog, type ReminderLog } from '#domain/reminders/ReminderLog.ts'
import { reminderStore } from './reminderStore.ts'

const come: ReminderLog = {
  checkedUntil: 2,
  entries: [{ key: 'tea 1', at: 1, state: 'shown', isLate: false }],
}

/** A window of a browser whose storage takes nothing. */
function fullWindow() {
  const window = new EventTarget()
  const localStorage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  return Object.assign(window, { localStorage })
}

test('where the storage is full, reminders come all the same, and do not come again', () => {
  const store = reminderStore(fullWindow(), 'alice')
  expect(store.read()).toEqual(emptyLog)
  let count = 0
  store.onChange(() => (count += 1))
  store.update(() => come)
  expect([count, store.read()]).toEqual([1, come])
  store.update((log) => ({ ...log, checkedUntil: 3 }))
  expect(store.read()).toEqual({ ...come, checkedUntil: 3 })
})
