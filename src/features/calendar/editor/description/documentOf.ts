import { Fragment, type Node } from 'prosemirror-model'
import type { Block, RichText, Run } from '../../richtext/RichText.ts'
import { marks, nodes, schema } from './schema.ts'

/** A rich text as the document of an editor. */
export const documentOf = (rich: RichText): Node =>
  nodes.doc.create(null, rich.length === 0 ? nodes.paragraph.create() : rich.map(nodeOf))

function nodeOf(block: Block): Node {
  if (block.kind === 'paragraph') return nodes.paragraph.create(null, block.content.flatMap(inlineOf))
  const list = block.isOrdered ? nodes.orderedList : nodes.bulletList
  return list.create(null, block.items.map(itemOf))
}

/** An item begins with a paragraph: an empty one where there is none. */
function itemOf(blocks: readonly Block[]): Node {
  const own = blocks.map(nodeOf)
  return nodes.listItem.create(
    null,
    blocks[0]?.kind === 'paragraph' ? own : [nodes.paragraph.create(), ...own],
  )
}

function inlineOf({ text, isBold, isItalic, href }: Run): readonly Node[] {
  const own = [
    ...(href === undefined ? [] : [marks.link.create({ href })]),
    ...(isBold ? [marks.bold.create()] : []),
    ...(isItalic ? [marks.italic.create()] : []),
  ]
  return text
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\n' ? nodes.lineBreak.create() : schema.text(part, own)))
}

/** The document of an editor as a rich text. */
export const richTextOf = (document: Node | Fragment): RichText =>
  (document instanceof Fragment ? document : document.content).content.map(blockOf)

function blockOf(node: Node): Block {
  if (node.type === nodes.paragraph) return { kind: 'paragraph', content: node.content.content.map(runOf) }
  const items = node.content.content.map(({ content }) => richTextOf(content))
  return { kind: 'list', isOrdered: node.type === nodes.orderedList, items }
}

function runOf(node: Node): Run {
  if (node.type === nodes.lineBreak) return { text: '\n' }
  const href: unknown = marks.link.isInSet(node.marks)?.attrs['href']
  return {
    text: node.text ?? '',
    ...(marks.bold.isInSet(node.marks) && { isBold: true }),
    ...(marks.italic.isInSet(node.marks) && { isItalic: true }),
    ...(typeof href === 'string' && { href }),
  }
}
