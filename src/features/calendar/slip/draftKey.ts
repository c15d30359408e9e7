/** The key of the event that is drawn in the grid while it is typed; no stored one has it. */
export const draftKey = 'draft'

/** Selects its chip, on each of its days. */
export const draftChip = `[data-event="${draftKey}"]`
