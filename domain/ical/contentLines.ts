/**
 * The content lines of an iCalendar text, unfolded (RFC 5545 3.1): any line ending, with or without a byte order mark.
 * A line that begins like no property is the rest of a text that its program broke without folding: it joins the line before.
 */
export function contentLines(text: string): readonly string[] {
  const lines: string[] = []
  // Unfolded first: a fold may stand anywhere, behind a name as well, whose line then begins like no property.
  for (const line of unfolded(text)) {
    const last = lines.length - 1
    if (last < 0 || beginsProperty.test(line)) lines.push(line)
    else lines[last] += `\\n${line}`
  }
  return lines
}

function unfolded(text: string): readonly string[] {
  const lines: string[] = []
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const last = lines.length - 1
    if (last >= 0 && (line.startsWith(' ') || line.startsWith('\t'))) lines[last] += line.slice(1)
    else if (line.trim() !== '') lines.push(line)
  }
  return lines
}

const beginsProperty = /^[a-z0-9-]+[;:]/i
