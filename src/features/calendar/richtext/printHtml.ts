import { withText, type Block, type RichText, type Run } from './RichText.ts'

/** HTML of a rich text, for other programs; `readHtml` gives the same rich text again. */
export const printHtml = (rich: RichText): string => rich.map(printBlock).join('')

function printBlock(block: Block): string {
  if (block.kind === 'paragraph') return `<p>${printRuns(block.content)}</p>`
  const name = block.isOrdered ? 'ol' : 'ul'
  const items = block.items.map((item) => `<li>${item.map(printBlock).join('')}</li>`)
  return `<${name}>${items.join('')}</${name}>`
}

/** A browser does not show the last line break of a paragraph: one more makes it count, or an empty line. */
function printRuns(runs: readonly Run[]): string {
  const last = runs.at(-1)
  const html = withText(runs, withHeldSpaces).map(printRun).join('')
  return last === undefined || last.text.endsWith('\n') ? `${html}<br>` : html
}

/** Spaces that HTML would drop do not break a line. */
const withHeldSpaces = (text: string) => text.replaceAll(/^ | $|(?<=\n) | (?=\n)|(?<= ) /g, '\u00A0')

function printRun({ text, isBold, isItalic, href }: Run): string {
  const lines = escaped(text).replaceAll('\n', '<br>')
  const italic = isItalic ? `<em>${lines}</em>` : lines
  const bold = isBold ? `<strong>${italic}</strong>` : italic
  return href === undefined ? bold : `<a href="${escaped(href)}">${bold}</a>`
}

const escaped = (text: string) => text.replaceAll(/[&<>"\u00A0]/g, (each) => entities[each] ?? each)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00A0': '&nbsp;',
}
