/** What a stylesheet asks by the same words. Upright, or in a narrow window, there is room for one line; turned for even less. */
export const narrowScreen = '(width < 48rem)'
/** A finger needs 24 pixels from one target to the next (WCAG 2.5.8): lines of chips are as far apart then. */
export const byFinger = '(pointer: coarse)'
export const turnedPhone = '(pointer: coarse) and (width >= 40rem) and (height < 30rem)'
