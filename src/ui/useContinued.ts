import { useState } from 'react'

/**
 * A result computed from some values and the previous result, and computed again only if the values change.
 * Lists are compared by their items. The result is kept in state, so that a render that React discards leaves
 * nothing behind.
 *
 * @param values the same in each call of one render, or lists of the same
 * @param make pure; a constant
 */
export function useContinued<Values extends object, Made>(
  values: Values,
  make: (values: Values, before: Made | null) => Made,
): Made {
  const [last, setLast] = useState(() => ({ values, made: make(values, null) }))
  if (areSame(values, last.values)) return last.made
  const made = make(values, last.made)
  setLast({ values, made })
  return made
}

const areSame = <Values extends object>(some: Values, others: Values) =>
  Object.entries(some).every(([name, value]) => isSame(value, Reflect.get(others, name)))

const isSame = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && Array.isArray(other) && areAlike(one, other))

const areAlike = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((each, index) => each === others[index])
