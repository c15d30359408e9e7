/** One message of a catalogue. */
export type Entry = {
  /** The sentence as it is written in the code. */
  readonly id: string
  /** Empty as long as nobody has translated it. */
  readonly translation: string
  /** What is said to translators. */
  readonly comments: readonly string[]
}

/**
 * The messages of a PO file as Lingui writes it: one entry a paragraph, each text on a line of its own or on several in quotes.
 *
 * @param catalogue the text of the file
 * @returns in the order of the file, without the header and what is no longer used (`#~`)
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
