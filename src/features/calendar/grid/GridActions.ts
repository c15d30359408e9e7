import type { IsoDate } from '#domain/time/units.ts'

/** What a person can do in a grid; the page knows how. Stable between renders. */
export type GridActions = {
  readonly openEvent: (key: string) => void
  /** `minutes` from midnight, or null for the whole day. */
  readonly startEvent: (date: IsoDate, minutes: number | null) => void
  readonly openDay: (date: IsoDate) => void
  readonly showMore: (date: IsoDate, button: HTMLElement) => void
  readonly step: (direction: -1 | 1) => void
}
