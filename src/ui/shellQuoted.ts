/** A text as one word of a POSIX shell, which expands nothing in it. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
