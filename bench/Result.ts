/** A line of the table: the figures of Kalends, of the floor, and of others. */
export type Result = {
  readonly what: string
  readonly unit: string
  readonly ours: number
  readonly floor?: number
  readonly peers: Readonly<Record<string, number>>
  /** The goals of the line, each as a sentence and whether it is met. */
  readonly goals: readonly Goal[]
  /** What a reader must know to understand the figures. */
  readonly note?: string
}

export type Goal = { readonly says: string; readonly isMet: boolean }

/** `at least 5x less than FullCalendar 7: 3.2x`. */
export function timesLess(times: number, name: string, peer: number | undefined, ours: number): Goal {
  const ratio = (peer ?? 0) / ours
  return { says: `at least ${times}x less than ${name}: ${shown(ratio)}x`, isMet: ratio >= times }
}

/** `at most 2x the floor: 1.1x`. */
export function timesAtMost(times: number, name: string, other: number | undefined, ours: number): Goal {
  const ratio = ours / (other ?? 0)
  return { says: `at most ${times}x ${name}: ${shown(ratio)}x`, isMet: ratio <= times }
}

/** `at most 18 kB: 11.2 kB`. */
export function atMost(limit: number, unit: string, ours: number): Goal {
  return { says: `at most ${limit} ${unit}: ${shown(ours)} ${unit}`, isMet: ours <= limit }
}

/** Rounded to three digits. */
export function shown(value: number): string {
  return Number(value.toPrecision(3)).toString()
}
