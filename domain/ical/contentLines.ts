/** An unfolded content line, and the line of the file that it begins on, from 1. */
export type NumberedLine = { readonly text: string; readonly at: number }

/**
 * The content lines of an iCalendar text, unfolded (RFC 5545 3.1): any line ending, with or without a byte
 * order mark. A line that does not begin like a property is the rest of a text that a program broke without
 * folding: it is joined to the line before.
 */
export function contentLines(text: string): readonly NumberedLine[] {
  const lines: { text: string; readonly at: number }[] = []
  // Unfolded first: a fold may be anywhere, also after a name, whose line then does not begin like a
  // property.
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
