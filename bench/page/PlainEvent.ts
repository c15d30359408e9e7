/** An event as every contender gets it, before it is brought into the form that the contender asks for. */
export type PlainEvent = {
  readonly id: string
  readonly title: string
  readonly calendar: number
  /** Milliseconds since 1970; of an all-day event UTC midnights. The end is exclusive. */
  readonly start: number
  readonly end: number
  readonly isAllDay: boolean
  readonly state: 'confirmed' | 'tentative' | 'needs-action' | 'cancelled'
  readonly isFree: boolean
}

/** The colours of the calendars that the events lie in. */
export const colours = ['#2a6fdb', '#c2410c', '#15803d', '#7e22ce', '#be123c', '#0f766e'] as const
