const encoder = new TextEncoder()

/** How many bytes a text has in UTF-8, as the databases count them. */
export const byteLength = (text: string): number => encoder.encode(text).byteLength
