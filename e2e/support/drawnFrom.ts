/** Random numbers from a seed, the same every time. */
export function drawnFrom(seed: number) {
  let state = seed
  /** A whole number below another. */
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  const oneOf = <Each>(all: readonly Each[]): Each => {
    const each = all[below(all.length)]
    if (each === undefined) throw new Error('There is nothing to draw from')
    return each
  }
  return { below, oneOf }
}
