/** The deletion of a calendar whose dialog was away while it was drawn in the grid. */
export type ResumedDeletion = {
  /** What was typed of the name of the calendar. */
  readonly typed: string
  /** Apply was pressed: it is deleted at once if its name was typed. */
  readonly isApplied: boolean
}
