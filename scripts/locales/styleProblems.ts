import { entriesOf } from './entriesOf.ts'

type Rule = { readonly pattern: RegExp; readonly sentence: string }

/** The marks of each language, how it addresses people, and its one word for one thing (docs/languages.md). */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    { pattern: /[ \u00A0][;:!?»]/u, sentence: 'has a narrow no-break space (U+202F) before ; : ! ? and »' },
    { pattern: /«[^\u202F]/u, sentence: 'has a narrow no-break space (U+202F) after «' },
    { pattern: /(?:^|[\s(«’])(?:tu|ton|tes|toi)\b/iu, sentence: 'says vous' },
    { pattern: /\bagendas?\b/iu, sentence: 'calls a calendar calendrier' },
  ],
  de: [
    { pattern: /["«»]/u, sentence: 'quotes with „ and “' },
    { pattern: /\b(?:du|dir|dich|dein\w*|gib)\b/iu, sentence: 'says Sie' },
    { pattern: /\bAussteller/u, sentence: 'calls an issuer Issuer' },
  ],
  es: [
    { pattern: /["“”]/u, sentence: 'quotes with « and »' },
    { pattern: /^[^¿]*\?(?:\s|$)/u, sentence: 'begins a question with ¿' },
    {
      pattern: /\b(?:ustedes|usted|pruebe|inténtelo|su navegador|le pedirá|cierre la)\b/iu,
      sentence: 'says tú',
    },
    { pattern: /\b(?:quizás|borrar|período)\b/iu, sentence: 'says quizá, eliminar and periodo' },
  ],
  ar: [
    { pattern: /[\u0600-\u06FF][,;?]/u, sentence: 'has ، ؛ and ؟' },
    { pattern: /["“”]/u, sentence: 'quotes with « and »' },
    { pattern: /تقويمات/u, sentence: 'calls calendars تقاويم' },
    { pattern: /أولاً/u, sentence: 'writes أولًا' },
  ],
}

/**
 * Translations against the style of their language.
 *
 * @param catalogue the text of a PO file
 * @returns a sentence for each
 */
export function styleProblems(language: string, catalogue: string): readonly string[] {
  return entriesOf(catalogue).flatMap(({ translation }) =>
    (rules[language] ?? [])
      .filter(({ pattern }) => pattern.test(translation))
      .map(({ sentence }) => `“${translation}”: ${language} ${sentence}.`),
  )
}
