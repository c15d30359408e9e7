import { isLanguage, type Locale } from './languages.ts'

const key = 'kalends.lang'

/**
 * The language that a tester asked for in the address of a QA build, `?lang=pseudo`: in this tab until it asks for another, as signing
 * in leaves the address. Null where there is none of that name.
 */
export function askedLanguage(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Locale | null {
  const asked = new URLSearchParams(search).get('lang')
  if (asked !== null) storage.setItem(key, asked)
  const code = asked ?? storage.getItem(key) ?? ''
  return code === 'pseudo' || isLanguage(code) ? code : null
}
