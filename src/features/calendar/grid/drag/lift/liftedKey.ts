import { keysOf } from '../../../../../navigation/actions/Key.ts'
import { keyChoice } from '../../../../../navigation/actions/keyChoice.ts'
import { gridActions } from '../../../actions/gridActions.ts'

/** The key that does by itself what a person chose this one for; an empty text for one that they took away. */
export function liftedKey(pressed: string): string {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed
  const { chosen } = keyChoice()
  const rows = gridActions.filter(({ focus, isFixed = false }) => focus === 'lifted' && !isFixed)
  const asked = rows.find((row) => keysOf(row, chosen).some((each) => each.key === key))
  if (asked) return asked.keys
  return rows.some(({ keys }) => keys === key) ? '' : key
}
