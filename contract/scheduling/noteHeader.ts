/** A header of a write: what its organizer says to the guests, percent-encoded as UTF-8 (CAL-28). */
export const noteHeader = 'X-Schedule-Note'
