import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { workingActions, type ActionGroup } from '../../../../navigation/actions/workingActions.ts'

// lingui-set comment="Heads the keys of calendar sets in the list of keyboard shortcuts."

/** Heads the keys of the sets among the shortcuts. */
export const inSets = msg`Calendar sets`

/** The name of the action that shows a set. */
export const setAction = (name: string): string => `set.${name}`

/** What it does. */
export const setDoes = (name: string): MessageDescriptor => msg`Calendar set “${name}”`

/** Letters and digits, which a set may be shown by. */
const keys: readonly string[] = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('')

/** The keys that do something else, pressed alone. Asked when something happens, not while drawing. */
export const takenKeys = (groups: readonly ActionGroup[] = workingActions()): ReadonlySet<string> =>
  new Set(
    groups
      .filter(({ where }) => where.id !== inSets.id)
      .flatMap(({ actions }) => actions.flatMap(({ keys: own }) => own))
      .flatMap(({ key, holding }) => (holding ? [] : key)),
  )

/** The keys that nothing is done by. */
export const freeKeys = (taken: ReadonlySet<string>): readonly string[] =>
  keys.filter((key) => !taken.has(key))
