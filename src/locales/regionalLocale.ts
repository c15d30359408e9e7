let regional = 'en'

/** The person's locale with its region, where the browser says it (`ar-SA`): for what differs between countries of one language. */
export const regionalLocale = (): string => regional

export const chooseRegionalLocale = (tag: string): void => void (regional = tag)

/**
 * The locale with its region: the browser's tag for the language that was chosen, else its first, whether or not we speak that.
 *
 * @param accepted BCP 47, the favourite first, as `navigator.languages`
 */
export const regionalLocaleFor = (chosen: string | null, accepted: readonly string[]): string =>
  chosen === null
    ? (accepted[0] ?? 'en')
    : (accepted.find((tag) => tag.split('-', 1)[0]?.toLowerCase() === chosen) ?? chosen)
