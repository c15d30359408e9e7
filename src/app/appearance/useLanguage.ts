import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { chosenLanguage } from '../../locales/chosenLanguage.ts'
import type { Language } from '../../locales/languages.ts'
import { chooseRegionalLocale, regionalLocaleFor } from '../../locales/regionalLocale.ts'
import { readyToSpeak } from '../../locales/speak.ts'
import type { Browser } from '../Browser.ts'
import { whenNothingIsOpen } from './whenNothingIsOpen.ts'

/**
 * The page speaks the language that the person chose, here or on another device, without being loaded anew: once nothing is open
 * in which something was typed. If its sentences cannot be fetched now, it is spoken from the next start on.
 *
 * @param chosen null for that of the browser
 * @returns the language that is spoken: what is below it is drawn anew where it changes, as much of it is formatted text that is kept
 */
export function useLanguage(
  { page, languages, askedLanguage }: Pick<Browser, 'page' | 'languages' | 'askedLanguage'>,
  chosen: Language | null,
): string {
  const { locale } = useLingui().i18n
  const wanted = askedLanguage ?? chosenLanguage(chosen, languages)

  useEffect(() => {
    if (wanted === locale) return undefined
    const over = new AbortController()
    void readyToSpeak(page, wanted).then(
      (use) => {
        if (over.signal.aborted) return
        const stop = whenNothingIsOpen(() => {
          chooseRegionalLocale(regionalLocaleFor(chosen, languages))
          use()
        })
        over.signal.addEventListener('abort', stop)
      },
      () => undefined,
    )
    return () => over.abort()
  }, [page, languages, wanted, locale, chosen])

  return locale
}
