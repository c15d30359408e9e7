/** A text with the formatting that descriptions have here: bold, italic, links and lists, and nothing else. */
export type RichText = readonly Block[]

export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Run[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly items: readonly (readonly Block[])[]
    }

/** Text of one format. `\n` in it is a line break. */
export type Run = {
  readonly text: string
  readonly isBold?: true
  readonly isItalic?: true
  /** As `safeAddress` gives it. */
  readonly href?: string
}

/** Whether anything in it would be lost as plain text. */
export const isFormatted = (rich: RichText): boolean =>
  rich.some((block) => block.kind === 'list' || block.content.some(isFormattedRun))

const isFormattedRun = ({ isBold, isItalic, href }: Run) =>
  isBold === true || isItalic === true || href !== undefined

/** A plain text: an empty line begins a new paragraph. `printPlain` gives the same text again, to the letter. */
export const richOf = (plain: string): RichText =>
  plain.split('\n\n').map((text) => ({ kind: 'paragraph', content: text === '' ? [] : [{ text }] }))

/**
 * Runs whose text was changed as one text.
 *
 * @param change gives a text of the same length
 */
export function withText(runs: readonly Run[], change: (text: string) => string): readonly Run[] {
  const changed = change(runs.map(({ text }) => text).join(''))
  let at = 0
  return runs.map((run) => ({ ...run, text: changed.slice(at, (at += run.text.length)) }))
}
