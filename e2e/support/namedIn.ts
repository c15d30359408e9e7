import { inLanguage } from './inLanguage.ts'

/** How a name without values begins in a language, also in the one that is 40 % longer. */
export function namedIn(language: string): (name: string) => RegExp {
  if (language !== 'pseudo') {
    const t = inLanguage(language)
    return (name) => new RegExp(`^${RegExp.escape(language === 'en' ? name : t(name))}`)
  }
  // It has accents on its letters, and ends with more.
  return (name) => new RegExp(`^\\[${name.replaceAll(/[AEIOUYaeiouycns]/g, '.')}`)
}
