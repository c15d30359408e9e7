/** Says in every process on the store that something was written. A part of `Store`. */
export type ChangeStore = {
  readonly changes: {
    /** To every process, this one too. It is a hint: one may be lost with its process. */
    announce(subjects: readonly Subject[]): Promise<void>
    /**
     * @param listener called with what was announced; null if announcements may have been missed
     * @returns stops that
     */
    listen(listener: ChangeListener): Promise<() => void>
  }
}

/** Something of which what people see may have changed. */
export type Subject = {
  /** A home: its calendars, who has them, and the credentials of its person. */
  readonly homeId: string
  /** Nothing but the events of this calendar. */
  readonly calendarId?: string
}

export type ChangeListener = (subjects: readonly Subject[] | null) => void
