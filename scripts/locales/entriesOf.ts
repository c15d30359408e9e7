/** One message of a catalogue. */
export type Entry = {
  /** The sentence as it is in the code. */
  readonly id: string
  /** Empty if it is not translated yet. */
  readonly translation: string
  /** What is said to translators. */
  readonly comments: readonly string[]
}

/**
 * The messages of a PO file as Lingui writes it: one entry in each paragraph, each text on one line or on
 * several in quotes.
 *
 * @param catalogue the text of the file
 * @returns in the order of the file, without the header and unused entries (`#~`)
 */
export function entriesOf(catalogue: string): readonly Entry[] {
  return catalogue
    .split(/\n\n+/)
    .map((paragraph) => ({
      id: textOf(paragraph, 'msgid'),
      translation: textOf(paragraph, 'msgstr'),
      comments: [...paragraph.matchAll(/^#\. (?!placeholder )(.*)$/gm)].map(([, comment = '']) => comment),
    }))
    .filter(({ id }) => id !== '')
}

function textOf(paragraph: string, field: 'msgid' | 'msgstr'): string {
  const [, quoted = ''] = new RegExp(`^${field} ((?:"[^\\n]*"\\n?)+)`, 'm').exec(paragraph) ?? []
  return quoted
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => String(JSON.parse(line)))
    .join('')
}
