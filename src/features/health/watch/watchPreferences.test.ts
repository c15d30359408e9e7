import { expect, test } from 'vitest'
import { keepWatchPreferences, readWatchPreferences } from './watchPreferences.ts'

const keeping = (stored: string | null) => ({ getItem: () => stored })

test('who has chosen nothing asks every half minute, and is not notified', () => {
  expect(readWatchPreferences(keeping(null))).toEqual({ everySeconds: 30, isNotifying: false })
})

test('what was chosen comes back', () => {
  let text = ''
  keepWatchPreferences(
    { setItem: (_, value) => void (text = value) },
    { everySeconds: 15, isNotifying: true },
  )
  expect(readWatchPreferences(keeping(text))).toEqual({ everySeconds: 15, isNotifying: true })
})

test('a rate that is not offered is the usual one', () => {
  expect(readWatchPreferences(keeping('{"everySeconds":1,"isNotifying":true}'))).toEqual({
    everySeconds: 30,
    isNotifying: true,
  })
})
