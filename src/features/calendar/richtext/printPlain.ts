import type { Block, RichText, Run } from './RichText.ts'

/**
 * A rich text as people write it without formatting: lists with `-` and numbers, links with their address in
 * brackets. What is not formatted stays to the letter (`richOf`).
 */
export const printPlain = (rich: RichText): string => rich.map((block) => printBlock(block)).join('\n\n')

function printBlock(block: Block): string {
  if (block.kind === 'paragraph') return block.content.map(printRun).join('')
  return block.items
    .map((item, index) => {
      const marker = block.isOrdered ? `${index + 1}. ` : '- '
      return marker + indented(item.map(printBlock).join('\n'), marker.length)
    })
    .join('\n')
}

const indented = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`)

function printRun({ text, href }: Run): string {
  if (href === undefined) return text
  const address = href.replace(/^(?:mailto|tel):/, '')
  return isItsAddress(text, href) ? text : `${text} (${address})`
}

/** Whether the text of a link is its address already. */
const isItsAddress = (text: string, href: string) => bare(text) === bare(href)

const bare = (address: string) =>
  address
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    .replace(/\/$/, '')
