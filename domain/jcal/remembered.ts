/**
 * A function that remembers its answers as long as their objects are there: of an event with hundreds of guests, nearly
 * everything is the same for each of them.
 */
export function remembered<Key extends object, Value>(ask: (key: Key) => Value): (key: Key) => Value {
  const answers = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known.value
    const value = ask(key)
    answers.set(key, { value })
    return value
  }
}
