const strings = /(['"`])((?:(?!\1|\n).)+)\1/g
const leadingIds = /^[A-Z]+-\d+(?:(?:, | and |\/| )[A-Z]+-\d+)*(?=:? \S)/

/** The clauses that tests are named after: a string that begins with an id, followed by words, is a title. */
export function clausesNamed(text: string): string[] {
  return [...text.matchAll(strings)].flatMap(([, , title = '']) => clausesInTitle(title))
}

/** `CAL-5, CAL-20 a calendar is renamed` is about two clauses. */
export function clausesInTitle(title: string): string[] {
  return leadingIds.exec(title)?.[0].match(/[A-Z]+-\d+/g) ?? []
}
