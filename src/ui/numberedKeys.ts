/**
 * Keys for React of values without an id: the name of each, and a number behind it if an earlier one has the same name.
 * A value keeps its key as long as those of its name before it stay.
 */
export function numberedKeys<Value>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): readonly (readonly [string, Value])[] {
  const counts = new Map<string, number>()
  return values.map((value) => {
    const name = nameOf(value)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [count === 1 ? name : `${name} ${count}`, value] as const
  })
}
