/** A calendar as the application thinks of it. */
export type Calendar = {
  readonly id: string
  /** Whose home it is in: another person's where it was shared. */
  readonly homeId: string
  /** Never empty: the default calendar has a translated name. */
  readonly name: string
  readonly description: string
  /** `#rrggbb`. */
  readonly colour: string
  /** Changes with every write to the calendar (CAL-19); null where the server says none. */
  readonly ctag: string | null
  readonly isDefault: boolean
}
