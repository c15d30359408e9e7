const strings = /(['"`])((?:(?!\1|\n).)+)\1/g
const leadingIds = /^[A-Z]+-\d+(?:(?:, | and |\/| )[A-Z]+-\d+)*(?=:? \S)/

/** The clauses that the tests of a file are named by: a string that begins with an id and goes on in words is a title. */
export function clausesNamed(text: string): string[] {
  return [...text.matchAll(strings)].flatMap(([, , title = '']) => clausesInTitle(title))
}

/** `CAL-5, CAL-20 a calendar is renamed` is named by two. */
export function clausesInTitle(title: string): string[] {
  return leadingIds.exec(title)?.[0].match(/[A-Z]+-\d+/g) ?? []
}
