import { isLanguage, type Locale } from './languages.ts'

const key = 'kalends.lang'

/**
 * The language that a tester put into the address of a QA build, `?lang=pseudo`. It stays in this tab until
 * there is another, because signing in leaves the address. Null if there is no such language.
 */
export function askedLanguage(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Locale | null {
  const asked = new URLSearchParams(search).get('lang')
  if (asked !== null) storage.setItem(key, asked)
  const code = asked ?? storage.getItem(key) ?? ''
  return code === 'pseudo' || isLanguage(code) ? code : null
}
