/** So many events at the same time are named. */
export const shownOthers = 3
