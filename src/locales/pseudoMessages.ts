import type { Messages } from '@lingui/core'

/**
 * Every sentence with accents on its letters, 40 % longer, and in brackets: text without accents is not
 * translatable, and text that is cut off here would be cut off in German.
 */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? inBrackets([message]) : inBrackets(message),
    ]),
  )

type Compiled = Exclude<Messages[string], string>
type Part = Compiled[number]

function inBrackets(parts: Compiled): Compiled {
  // Separators between facts stay unchanged.
  const isSeparator = parts.every((part) => typeof part === 'string' && part.trim().length < 2)
  return isSeparator ? parts : ['[', ...parts.map(longer), ']']
}

/** A piece of text, a value, or a choice between texts: `['count', 'plural', { one: [...], other: [...] }]`. */
function longer(part: Part): Part {
  if (typeof part === 'string') return longerText(part)
  const [name, kind, forms] = part
  if (kind === undefined || typeof forms !== 'object' || forms === null) return part
  const longerForms = Object.entries(forms).map(([form, text]: [string, unknown]) => [
    form,
    Array.isArray(text) ? text.map(longer) : text,
  ])
  return [name, kind, Object.fromEntries(longerForms)]
}

/** Tags of markup (`<0>`) and the number of a plural (`#`) stay unchanged. */
const untouched = /(<\/?\d+\/?>|#)/

const longerText = (text: string): string =>
  text
    .split(untouched)
    .map((piece) => (untouched.test(piece) ? piece : accented(piece) + filling(piece)))
    .join('')

const accented = (text: string) =>
  text.replaceAll(/[AEIOUYaeiouycns]/g, (letter) => accents[letter] ?? letter)

const accents: Readonly<Record<string, string>> = {
  ...{ A: 'Å', E: 'É', I: 'Î', O: 'Ø', U: 'Û', Y: 'Ý' },
  ...{ a: 'å', e: 'é', i: 'î', o: 'ø', u: 'û', y: 'ý', c: 'ç', n: 'ñ', s: 'š' },
}

/** Line breaks are possible where the words have them. Spaces at the ends do not count. */
function filling(text: string): string {
  const length = Math.ceil(text.trim().length * 0.4) - 1
  return length < 1 ? '' : ` ${'vérý løñg '.repeat(Math.ceil(length / 10)).slice(0, length).trim()}`
}
