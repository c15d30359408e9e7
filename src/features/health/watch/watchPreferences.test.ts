import { expect, test } from 'vitest'
import { keepWatchPreferences, readWatchPreferences } from './watchPreferences.ts'

const keeping = (stored: string | null) => ({ getItem: () => stored })

test('without a choice it checks every half minute and does not notify', () => {
  expect(readWatchPreferences(keeping(null))).toEqual({ everySeconds: 30, isNotifying: false })
})

test('choices are restored', () => {
  let text = ''
  keepWatchPreferences(
    { setItem: (_, value) => void (text = value) },
    { everySeconds: 15, isNotifying: true },
  )
  expect(readWatchPreferences(keeping(text))).toEqual({ everySeconds: 15, isNotifying: true })
})

test('a rate that is not offered becomes the default', () => {
  expect(readWatchPreferences(keeping('{"everySeconds":1,"isNotifying":true}'))).toEqual({
    everySeconds: 30,
    isNotifying: true,
  })
})
