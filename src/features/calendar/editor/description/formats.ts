import type { Node, NodeType } from 'prosemirror-model'
import { toggleMark } from 'prosemirror-commands'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { Format } from './Format.ts'
import { marks, nodes } from './schema.ts'

type FormatOfText = {
  readonly apply: Command
  /** Whether what is selected has it. */
  readonly isOn: (state: EditorState) => boolean
}

/** What each button of the bar does to what is selected. A link is asked for its address before. */
export const formats: Readonly<Record<Exclude<Format, 'link'>, FormatOfText>> = {
  bold: { apply: toggleMark(marks.bold), isOn: (state) => hasMark(state, 'bold') },
  italic: { apply: toggleMark(marks.italic), isOn: (state) => hasMark(state, 'italic') },
  bulletList: listOf(nodes.bulletList),
  orderedList: listOf(nodes.orderedList),
}

export function hasMark({ selection, storedMarks, doc }: EditorState, name: keyof typeof marks): boolean {
  const { from, to, empty, $from } = selection
  if (empty) return marks[name].isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, marks[name])
}

function listOf(type: NodeType): FormatOfText {
  return {
    isOn: (state) => listAround(state)?.node.type === type,
    apply: (state, dispatch) => {
      const list = listAround(state)
      if (list?.node.type === type) return liftListItem(nodes.listItem)(state, dispatch)
      if (list) {
        dispatch?.(state.tr.setNodeMarkup(list.at, type))
        return true
      }
      const split = linesApart(state)
      // What is wrapped are the lines alone, in the same step for undo.
      return wrapInList(type)(state.apply(split), (wrapped) => {
        for (const step of wrapped.steps) split.step(step)
        dispatch?.(split.scrollIntoView())
      })
    },
  }
}

/** The innermost list around the selection, and where it is. */
function listAround({
  selection: { $from },
}: EditorState): { readonly node: Node; readonly at: number } | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type === nodes.bulletList || node.type === nodes.orderedList)
      return { node, at: $from.before(depth) }
  }
  return null
}

/** The selected lines as paragraphs of their own: each becomes an item. */
function linesApart({ doc, selection: { from, to, $from, $to }, tr }: EditorState): Transaction {
  const breaks: number[] = []
  doc.nodesBetween($from.start(), $to.end(), (node, at) => {
    if (node.type === nodes.lineBreak) breaks.push(at)
  })
  const before = breaks.findLast((at) => at < from)
  const after = breaks.find((at) => at >= to)
  const between = breaks.filter((at) => at >= from && at < to)
  const wanted = [before, ...between, after].filter((at) => at !== undefined)
  for (const at of wanted.toReversed()) tr.delete(at, at + 1).split(at)
  return tr
}
