/** How many sizes, from the beginning, fit into a limit together; at least one if there is any. */
export function countWithin(sizes: readonly number[], limit: number): number {
  let sum = 0
  for (const [index, size] of sizes.entries()) {
    sum += size
    if (sum > limit) return Math.max(1, index)
  }
  return sizes.length
}
