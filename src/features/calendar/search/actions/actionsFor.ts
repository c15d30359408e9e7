import { foldText } from '#domain/search/foldText.ts'

/** Before it, only what can be done is searched for. */
const actionSign = '>'

export const asksForAction = (text: string): boolean => text.trimStart().startsWith(actionSign)

/**
 * The actions that a text asks for: each of its words begins one of the name.
 *
 * @returns those whose name begins with the first word, and the others; all for the sign `>` alone, none for a single letter
 */
export function actionsFor<Offered>(
  text: string,
  offered: readonly Offered[],
  nameOf: (action: Offered) => string,
): { readonly first: readonly Offered[]; readonly last: readonly Offered[] } {
  const isAsked = asksForAction(text)
  const typed = foldText(isAsked ? text.trimStart().slice(1) : text).trim()
  if (typed.length < 2 && !isAsked) return { first: [], last: [] }
  const asked = typed.split(/\s+/)
  const found = offered
    .map((action) => ({ action, name: foldText(nameOf(action)) }))
    .filter(({ name }) => asked.every((word) => words(name).some((each) => each.startsWith(word))))
  const begins = ({ name }: { readonly name: string }) => isAsked || name.startsWith(asked[0] ?? '')
  return {
    first: found.filter(begins).map(({ action }) => action),
    last: found.filter((each) => !begins(each)).map(({ action }) => action),
  }
}

const words = (name: string) => name.split(/[\s“”"’]+/)
