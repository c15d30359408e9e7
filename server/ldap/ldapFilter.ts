const placeholder = '{{username}}'

/** Whether a search filter has a place for the name. */
export const hasPlaceholder = (template: string) => template.includes(placeholder)

/**
 * The search filter for a typed name, escaped so that it cannot change the filter (RFC 4515 section 3):
 * `(mail={{username}})` and `a*` give `(mail=a\2a)`.
 */
export const filterFor = (template: string, username: string) =>
  template.replaceAll(placeholder, () => literal(username))

/**
 * The filter for entries of which each word begins the value of one of the attributes:
 * `(&(|(sn=an*)(mail=an*)))` for `an`.
 */
export const beginsFilter = (attributes: readonly string[], words: readonly string[]): string =>
  `(&${words.map((word) => `(|${attributes.map((name) => `(${name}=${literal(word)}*)`).join('')})`).join('')})`

/** A text with no character of the filter syntax. */
const literal = (text: string) => text.replaceAll(/[\0()*\\]/g, escaped)

const escaped = (character: string) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`
