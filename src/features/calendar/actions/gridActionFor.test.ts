import { afterEach, expect, test } from 'vitest'
import { chooseKeys } from '../../../navigation/actions/keyChoice.ts'
import { gridActionFor } from './gridActionFor.ts'

let end = () => undefined as void
afterEach(() => end())

const names = ['chipAccept', 'chipDelete'] as const
const asked = (key: string, shiftKey = false) =>
  gridActionFor({ key, shiftKey, ctrlKey: false, altKey: false, metaKey: false, isComposing: false }, names)

test('a key on an event asks for what the table says', () => {
  expect([asked('Y', true), asked('y'), asked('Delete'), asked('Backspace'), asked('Delete', true)]).toEqual([
    'chipAccept',
    null,
    'chipDelete',
    'chipDelete',
    null,
  ])
})

test('another key does it once it was chosen, and none where keys are off', () => {
  end = chooseKeys({ isOn: true, chosen: { chipAccept: 'Shift+j', chipDelete: '' } })
  expect([asked('J', true), asked('Y', true), asked('Delete')]).toEqual(['chipAccept', null, null])
  end = chooseKeys({ isOn: false, chosen: {} })
  expect(asked('Delete')).toBeNull()
})
