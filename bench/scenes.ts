type Part = { readonly count: number; readonly from: string; readonly days: number }

/** The events for a grid, and the two dates that it steps between. */
export type Scene = {
  readonly view: 'month' | 'week'
  readonly dates: readonly [string, string]
  readonly parts: readonly Part[]
}

/** Two consecutive months of five weeks, each with this many events. */
export const months = (count: number): Scene => ({
  view: 'month',
  dates: ['2027-03-15', '2027-04-15'],
  parts: [
    { count, from: '2027-03-01', days: 31 },
    { count, from: '2027-04-01', days: 30 },
  ],
})

/** The same months in a calendar that is full for two years. */
export const twoYears = (count: number): Scene => ({
  ...months(count),
  parts: [{ count, from: '2026-03-15', days: 730 }],
})

export const weeks = (count: number): Scene => ({
  view: 'week',
  dates: ['2027-03-15', '2027-03-22'],
  parts: [
    { count, from: '2027-03-15', days: 7 },
    { count, from: '2027-03-22', days: 7 },
  ],
})
