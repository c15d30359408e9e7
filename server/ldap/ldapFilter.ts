const placeholder = '{{username}}'

/** Whether a search filter says where the name goes. */
export const hasPlaceholder = (template: string) => template.includes(placeholder)

/**
 * The search filter for a name that somebody typed, which cannot become a part of the filter's grammar (RFC
 * 4515 section 3): `(mail={{username}})` and `a*` give `(mail=a\2a)`.
 */
export const filterFor = (template: string, username: string) =>
  template.replaceAll(placeholder, () => username.replaceAll(/[\0()*\\]/g, escaped))

const escaped = (character: string) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`
