import { locales } from '#contract/settings/locales.ts'

/** The languages of what the service writes itself: pages and mails. */
export type PageLanguage = keyof typeof locales

type Asked = {
  /**
   * `ui_locales` of the request: BCP 47 tags separated by spaces, the preferred first (OpenID Connect Core
   * 3.1.2.1).
   */
  readonly uiLocales?: unknown
  /** The header, as in `fr-CH, fr;q=0.9, en;q=0.8` (RFC 9110 12.5.4). */
  readonly acceptLanguage?: string | undefined
}

/**
 * The language of a page: the application's choice, else the browser's, else
 * English.
 */
export function pageLanguage({ uiLocales, acceptLanguage = '' }: Asked): PageLanguage {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : []
  return (
    [...asked, ...accepted(acceptLanguage)]
      .map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '')
      .find(isPageLanguage) ?? 'en'
  )
}

const isPageLanguage = (code: string): code is PageLanguage => Object.hasOwn(locales, code)

/** The tags of a header, the preferred first, without those of weight 0. */
function accepted(header: string): readonly string[] {
  return header
    .split(',')
    .map((each) => {
      const [tag = '', weight = ''] = each.split(';')
      const [, quality = '1'] = weight.split('=')
      return { tag: tag.trim(), quality: Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
