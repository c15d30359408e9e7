/** A content line as it is without its folds, and the line of the file on which it begins, from 1. */
export type NumberedLine = { readonly text: string; readonly at: number }

/**
 * The content lines of an iCalendar text, unfolded (RFC 5545 3.1): any line ending, with or without a byte order mark.
 * A line that begins like no property is the rest of a text that its program broke without folding: it joins the line before.
 */
export function contentLines(text: string): readonly NumberedLine[] {
  const lines: { text: string; readonly at: number }[] = []
  // Unfolded first: a fold may stand anywhere, behind a name as well, whose line then begins like no property.
  for (const line of unfolded(text)) {
    const last = lines.at(-1)
    if (last === undefined || beginsProperty.test(line.text)) lines.push(line)
    else last.text += `\\n${line.text}`
  }
  return lines
}

function unfolded(text: string) {
  const lines: { text: string; readonly at: number }[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = lines.at(-1)
    if (last !== undefined && (line.startsWith(' ') || line.startsWith('\t'))) last.text += line.slice(1)
    else if (line.trim() !== '') lines.push({ text: line, at: index + 1 })
  }
  return lines
}

const beginsProperty = /^[a-z0-9-]+[;:]/i
