/** Columns or lanes that are taken and become free again. */
export type FreeSlots = {
  /**
   * Take the lowest slot that is free from `from` until `until`, exclusive. Call it in the order of `from`.
   *
   * @returns its 0-based number; `limit` if none is free, and nothing is taken
   */
  readonly take: (from: number, until: number) => number
  /** How many there are, free or not. */
  readonly count: number
  /** The number of comparisons so far. */
  readonly work: number
}

/**
 * Slots, all of them free: about n log n steps for n spans, no matter how many overlap.
 *
 * @param limit how many there are; no limit by default
 */
export function freeSlots(limit = Infinity): FreeSlots {
  const work = { done: 0 }
  const taken = heap<readonly [until: number, slot: number]>((a, b) => a[0] - b[0], work)
  const free = heap<number>((a, b) => a - b, work)
  let count = 0
  return {
    take: (from, until) => {
      for (let next = taken.least(); next !== undefined && next[0] <= from; next = taken.least()) {
        taken.removeLeast()
        free.add(next[1])
      }
      const slot = free.least() ?? (count < limit ? count++ : limit)
      if (slot === limit) return limit
      free.removeLeast()
      taken.add([until, slot])
      return slot
    },
    get count() {
      return count
    },
    get work() {
      return work.done
    },
  }
}

/** A binary heap: gives the least of many values. */
function heap<Value>(compare: (a: Value, b: Value) => number, work: { done: number }) {
  const values: Value[] = []
  const isLess = (a: number, b: number) => {
    work.done++
    const [one, other] = [values[a], values[b]]
    return one !== undefined && other !== undefined && compare(one, other) < 0
  }
  const swap = (a: number, b: number) => {
    const [one, other] = [values[a], values[b]]
    if (one === undefined || other === undefined) return
    values[a] = other
    values[b] = one
  }
  return {
    least: (): Value | undefined => values[0],
    add: (value: Value) => {
      let at = values.push(value) - 1
      for (let above = (at - 1) >> 1; at > 0 && isLess(at, above); above = (at - 1) >> 1) {
        swap(at, above)
        at = above
      }
    },
    removeLeast: () => {
      swap(0, values.length - 1)
      values.pop()
      for (let at = 0; ;) {
        const left = at * 2 + 1
        const least = left + 1 < values.length && isLess(left + 1, left) ? left + 1 : left
        if (least >= values.length || !isLess(least, at)) return
        swap(at, least)
        at = least
      }
    },
  }
}
