import { decodeQuotedPrintable, isQuotedPrintable } from './quotedPrintable.ts'

/** An unfolded content line, and the line of the file that it begins on, from 1. */
export type NumberedLine = { readonly text: string; readonly at: number }

/**
 * The content lines of an iCalendar text, unfolded (RFC 5545 3.1): any line ending, with or without a byte
 * order mark. A line that does not begin like a property is the rest of a text that a program broke without
 * folding: it is joined to the line before. What vCalendar 1.0 writes as quoted-printable is decoded.
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
  return lines.map(({ text: line, at }) => ({
    text: isQuotedPrintable(line) ? decodeQuotedPrintable(line) : line,
    at,
  }))
}

function unfolded(text: string) {
  const lines: { text: string; readonly at: number; isContinued: boolean }[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = lines.at(-1)
    const isLeft = line.endsWith('=') && (last?.isContinued === true || isQuotedPrintable(line))
    const part = isLeft ? line.slice(0, -1) : line
    if (last?.isContinued === true) {
      last.text += part
      last.isContinued = isLeft
    } else if (last !== undefined && (line.startsWith(' ') || line.startsWith('\t')))
      last.text += line.slice(1)
    else if (line.trim() !== '') lines.push({ text: part, at: index + 1, isContinued: isLeft })
  }
  return lines
}

const beginsProperty = /^[a-z0-9-]+[;:]/i
