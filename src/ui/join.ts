import { t } from '@lingui/core/macro'

type Part = string | false | null | undefined

/** Separate facts on one line: `Stand-up, Monday 15 March, Work`. Cheap enough for thousands of names. */
export function factLine(facts: readonly Part[]): string {
  return present(facts).join(
    t({ message: ', ', comment: 'Between facts on one line: “Stand-up, Monday 15 March, Work”.' }),
  )
}

/** Whole sentences, one after the other. */
export function paragraph(sentences: readonly Part[]): string {
  return present(sentences).join(
    t({ message: ' ', comment: 'Between two whole sentences. Nearly always a space.' }),
  )
}

const present = (parts: readonly Part[]) => parts.filter((part) => typeof part === 'string' && part !== '')
