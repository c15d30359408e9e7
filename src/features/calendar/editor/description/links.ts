import type { EditorState, Transaction } from 'prosemirror-state'
import { completeAddress } from '../form/completeAddress.ts'
import { safeAddress } from '../../richtext/safeAddress.ts'
import { marks, schema } from './schema.ts'

/** The address of a link as people type it; null for none that may be followed. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim()
  return safeAddress(/^[^\s@:/]+@[^\s@:/]+$/.test(text) ? `mailto:${text}` : completeAddress(text))
}

export type LinkAt = { readonly href: string; readonly from: number; readonly to: number }

/** The whole link that the selection begins in. */
export function linkAt({ doc, selection: { $from, from, to } }: EditorState): LinkAt | null {
  const before = marks.link.isInSet($from.nodeBefore?.marks ?? [])
  const after = marks.link.isInSet($from.nodeAfter?.marks ?? [])
  const mark = after ?? (from === to ? before : undefined)
  if (mark === undefined) return null
  const found = { from: -1, to: -1 }
  doc.nodesBetween($from.start(), $from.end(), (node, at) => {
    if (!node.isText || !mark.isInSet(node.marks)) return
    const end = at + node.nodeSize
    if (found.to === at) found.to = end
    else if (found.to < from) Object.assign(found, { from: at, to: end })
  })
  return { href: String(mark.attrs['href']), ...found }
}

/**
 * What is selected as a link, or the link around it with another address, or without one. Where nothing is
 * selected, the address itself is written.
 */
export function withLink(state: EditorState, href: string | null): Transaction {
  const { from, to, empty } = state.selection
  const link = linkAt(state)
  const range = empty && link !== null ? link : { from, to: Math.max(to, link?.to ?? to) }
  const { tr } = state
  if (href === null) return tr.removeMark(range.from, range.to, marks.link)
  if (empty && link === null) {
    const text = href.replace(/^(?:mailto|tel):/, '')
    return tr.replaceSelectionWith(schema.text(text, [marks.link.create({ href })]), false)
  }
  return tr.addMark(range.from, range.to, marks.link.create({ href }))
}
