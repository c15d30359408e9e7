import { actionFor } from '../../../navigation/actions/actionFor.ts'
import { keysOf } from '../../../navigation/actions/Key.ts'
import { keyChoice } from '../../../navigation/actions/keyChoice.ts'
import { chipKeys, type ChipKeyName } from './chipKeys.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing'> & {
  readonly code?: string
}

/**
 * What a key on an event asks for, among some rows of the table: by the keys that a person chose.
 *
 * @returns null for none of them, and where keys are switched off
 */
export function gridActionFor<Name extends ChipKeyName>(
  pressed: Pressed,
  names: readonly Name[],
): Name | null {
  const { isOn, chosen } = keyChoice()
  if (!isOn) return null
  const { key, code = '', ctrlKey, altKey, metaKey, shiftKey, isComposing } = pressed
  const rows = names.map((name) => ({ name, keys: keysOf({ name, keys: chipKeys[name] }, chosen) }))
  const press = { key, code, ctrlKey, altKey, metaKey, shiftKey, isComposing, isTyping: false }
  return actionFor(press, rows)?.name ?? null
}
