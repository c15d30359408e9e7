import type { EpochMs } from '#domain/time/units.ts'

/** An event in the form that all contenders get and convert. */
export type PlainEvent = {
  readonly id: string
  readonly title: string
  readonly calendar: number
  /** UTC midnights for an all-day event. The end is exclusive. */
  readonly start: EpochMs
  readonly end: EpochMs
  readonly isAllDay: boolean
  readonly state: 'confirmed' | 'tentative' | 'needs-action' | 'cancelled'
  readonly isFree: boolean
}

/** The colours of the calendars. */
export const colours = ['#2a6fdb', '#c2410c', '#15803d', '#7e22ce', '#be123c', '#0f766e'] as const
