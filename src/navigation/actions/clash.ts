import type { Focus, ListedAction } from './ActionRow.ts'
import { keysOf, type ChosenKeys, type Key } from './Key.ts'
import { keyText } from './keyText.ts'

/** Whose keys are heard where. An event that is lifted hears every key, and so the page none. */
const heardIn: Readonly<Record<Focus, readonly Focus[]>> = {
  page: ['page', 'field'],
  slot: ['slot', 'page', 'field'],
  chip: ['chip', 'page', 'field'],
  card: ['card', 'page', 'field'],
  lifted: ['lifted'],
  field: ['field'],
}
const focusOf = ({ focus, isHeardEverywhere }: ListedAction): Focus =>
  isHeardEverywhere ? 'field' : (focus ?? 'page')

const foci: readonly Focus[] = ['page', 'slot', 'chip', 'card', 'lifted', 'field']

/** Two actions with the same key, where both are heard. */
export type Clash = {
  readonly key: string
  readonly focus: Focus
  readonly actions: readonly [ListedAction, ListedAction]
}

/** The keys that mean two things wherever the focus is. */
export function clashesIn(actions: readonly ListedAction[], chosen: ChosenKeys): readonly Clash[] {
  return foci.flatMap((focus) => {
    const taken = new Map<string, ListedAction>()
    const first = actions.filter(({ focus: own, isHeardFirst = false }) => isHeardFirst && own === focus)
    const heardFirst = new Set(first.flatMap((action) => keysOf(action, chosen).map(keyText)))
    return actions
      .filter((action) => heardIn[focus].includes(focusOf(action)))
      .flatMap((action) =>
        keysOf(action, chosen).flatMap((each) => {
          const key = keyText(each)
          if (heardFirst.has(key) && (action.focus ?? 'page') === 'page') return []
          const other = taken.get(key)
          taken.set(key, action)
          return other === undefined ? [] : [{ key, focus, actions: [other, action] as const }]
        }),
      )
  })
}

/**
 * The action that has a key already, anywhere where another is heard; null if none has.
 *
 * @param name of the action that is to have it
 */
export function hasKeyAlready(
  key: Key,
  name: string,
  actions: readonly ListedAction[],
  chosen: ChosenKeys,
): ListedAction | null {
  for (const clash of clashesIn(actions, { ...chosen, [name]: keyText(key) })) {
    if (!clash.actions.some((each) => each.name === name)) continue
    return clash.actions.find((each) => each.name !== name) ?? null
  }
  return null
}
