import type { HourAxis } from '#domain/layout/hourAxis.ts'

/** How many minutes high an hour of the ruler is: 60, except if clocks change by half an hour. */
export const hourLength = ({ marks, minutes }: HourAxis, index: number): number =>
  (marks[index + 1]?.at ?? minutes) - (index === 0 ? 0 : (marks[index]?.at ?? 0))
