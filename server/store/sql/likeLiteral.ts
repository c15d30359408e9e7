/** A text that stands for itself in a pattern of LIKE with `escape '!'`. */
export const likeLiteral = (text: string) => text.replaceAll(/[!%_]/g, (sign) => `!${sign}`)
