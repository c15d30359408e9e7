import { t } from '@lingui/core/macro'

type Part = string | false | null | undefined

/** Separate facts on one line: `Stand-up, Monday 15 March, Work`. Cheap enough for thousands of names. */
export function factLine(facts: readonly Part[]): string {
  return present(facts).join(
    t({ message: ', ', comment: 'Between facts on one line: “Stand-up, Monday 15 March, Work”.' }),
  )
}

/** Entries that have commas themselves: `Mon 15 March, 09:00; Tue 16 March, 10:00`. */
export function entryLine(entries: readonly Part[]): string {
  return present(entries).join(
    t({
      message: '; ',
      comment: 'Between entries that have commas themselves: “Monday, 09:00; Tuesday, 10:00”.',
    }),
  )
}

/** Whole sentences, one after the other. */
export function paragraph(sentences: readonly Part[]): string {
  return present(sentences).join(
    t({ message: ' ', comment: 'Between two whole sentences. Nearly always a space.' }),
  )
}

const present = (parts: readonly Part[]) => parts.filter((part) => typeof part === 'string' && part !== '')
