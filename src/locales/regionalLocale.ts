let regional = 'en'

/**
 * The person's locale with its region, if the browser has one (`ar-SA`): for what differs between countries
 * with the same language.
 */
export const regionalLocale = (): string => regional

export const chooseRegionalLocale = (tag: string): void => void (regional = tag)

/**
 * The locale with its region: the browser's tag for the chosen language, else its first tag, whether or not
 * we support that.
 *
 * @param accepted BCP 47, the preferred first, as `navigator.languages`
 */
export const regionalLocaleFor = (chosen: string | null, accepted: readonly string[]): string =>
  chosen === null
    ? (accepted[0] ?? 'en')
    : (accepted.find((tag) => tag.split('-', 1)[0]?.toLowerCase() === chosen) ?? chosen)
