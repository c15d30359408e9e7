/** A finger needs 24 pixels from one target to the next (WCAG 2.5.8): lines of chips are as far apart then. */
export const byFinger = '(pointer: coarse)'

/** From one line of chips to the next, in rem: `--chip-line` of tokens.css and the gap. */
export const chipLineRem = (isByFinger: boolean): number => (isByFinger ? 1.5 : 1.375)
