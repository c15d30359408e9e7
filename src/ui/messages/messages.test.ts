import { beforeEach, expect, test, vi } from 'vitest'
import { currentMessages, dismiss, notify, onMessagesChange } from './messages.ts'

const texts = () => currentMessages().map((message) => message.text)

beforeEach(() => {
  for (const message of currentMessages()) dismiss(message.id)
})

test('a message is shown until it is removed', () => {
  const takeAway = notify({ kind: 'done', text: () => 'Event deleted' })
  expect(texts()).toEqual(['Event deleted'])
  takeAway()
  expect(texts()).toEqual([])
})

test('of four messages the oldest is replaced', () => {
  notify({ kind: 'done', text: () => 'one' })
  notify({ kind: 'done', text: () => 'two' })
  notify({ kind: 'failed', text: () => 'three' })
  notify({ kind: 'done', text: () => 'four' })
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('a message that stays is replaced last', () => {
  for (const text of ['draft', 'import']) notify({ kind: 'done', text: () => text, isLasting: true })
  notify({ kind: 'done', text: () => 'one' })
  notify({ kind: 'done', text: () => 'two' })
  expect(texts()).toEqual(['draft', 'import', 'two'])
  notify({ kind: 'done', text: () => 'three', isLasting: true })
  notify({ kind: 'done', text: () => 'four' })
  expect(texts()).toEqual(['import', 'three', 'four'])
})

test('a replaced message tells its owner, one that the owner removes does not', () => {
  const onDismiss = vi.fn<() => void>()
  const takeAway = notify({ kind: 'failed', text: () => 'one', onDismiss })
  takeAway()
  expect(onDismiss).not.toHaveBeenCalled()
  for (const text of ['two', 'three', 'four', 'five']) notify({ kind: 'failed', text: () => text, onDismiss })
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

test('a listener hears of a new message, and of nothing after it unsubscribed', () => {
  let heard = 0
  const stop = onMessagesChange(() => (heard += 1))
  notify({ kind: 'done', text: () => 'one' })
  stop()
  notify({ kind: 'done', text: () => 'two' })
  expect(heard).toBe(1)
})

test('removing a message twice notifies only once', () => {
  const takeAway = notify({ kind: 'done', text: () => 'one' })
  takeAway()
  let heard = 0
  const stop = onMessagesChange(() => (heard += 1))
  takeAway()
  stop()
  expect(heard).toBe(0)
})
