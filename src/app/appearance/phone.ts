/** A screen that one hand holds, upright or turned. */
export const phone = '(pointer: coarse) and (width < 30rem), (pointer: coarse) and (height < 30rem)'
