/** Whether a text is a link of another program that leads here, see `readLink`. */
export const isLink = (text: string): boolean => /^(?:mailto|web\+cal|webcals?):\S+$/i.test(text.trim())
