import { entriesOf } from './entriesOf.ts'

/** Joins facts, entries and sentences on one line (`src/ui/join.ts`). */
const separators = [', ', '; ', ' ']

/**
 * Messages of a catalogue that nobody could translate: parts of sentences, and single words without a
 * comment.
 *
 * @param catalogue the text of a PO file
 * @returns a sentence for each
 */
export function unclearMessages(catalogue: string): readonly string[] {
  return entriesOf(catalogue).flatMap(({ id, comments }) => {
    if (separators.includes(id)) return []
    if (/^[\s,;.)]|[\s,;(]$/.test(id)) return [`“${id}” is a piece of a sentence: write it whole.`]
    if (/^[^\s{}<>]+$/.test(id) && comments.length === 0)
      return [`“${id}” may mean many things: say which by a comment (lingui-set comment="...").`]
    return []
  })
}
