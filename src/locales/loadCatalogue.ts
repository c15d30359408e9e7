import { i18n } from '@lingui/core'

/** The languages there are, each with its sentences in a file of its own. */
const catalogues = { en: () => import('./en.po') } as const

export type Locale = keyof typeof catalogues

/** Fetch a language's sentences and speak it from now on. */
export async function loadCatalogue(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]()
  i18n.loadAndActivate({ locale, messages })
}
