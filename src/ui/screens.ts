/** What a stylesheet asks by the same words. Upright, or in a narrow window, there is room for one line; turned for even less. */
export const narrowScreen = '(width < 48rem)'
export const turnedPhone = '(pointer: coarse) and (width >= 40rem) and (height < 30rem)'
