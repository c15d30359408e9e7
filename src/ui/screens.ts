/** What a stylesheet asks by the same words. Upright there is room for one line; turned for even less. */
export const uprightPhone = '(width < 30rem)'
export const turnedPhone = '(pointer: coarse) and (width >= 30rem) and (height < 30rem)'
