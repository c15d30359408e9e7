import { afterEach, expect, test } from 'vitest'
import { chooseKeys } from '../../../../../navigation/actions/keyChoice.ts'
import { liftedKey } from './liftedKey.ts'

let end = () => undefined as void
afterEach(() => end())

test('the keys of an event that is moved are its own until others are chosen', () => {
  expect([liftedKey('s'), liftedKey('E'), liftedKey('ArrowUp'), liftedKey('Enter')]).toEqual([
    's',
    'e',
    'ArrowUp',
    'Enter',
  ])
})

test('another key does what it was chosen for, and the former one nothing', () => {
  end = chooseKeys({ isOn: true, chosen: { liftedStart: 'b', liftedEnd: '' } })
  expect([liftedKey('b'), liftedKey('B'), liftedKey('s'), liftedKey('e'), liftedKey('m')]).toEqual([
    's',
    's',
    '',
    '',
    'm',
  ])
})
