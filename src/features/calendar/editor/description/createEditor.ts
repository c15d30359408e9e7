import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keydownHandler, keymap } from 'prosemirror-keymap'
import { Slice } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { readHtml } from '../../richtext/readHtml.ts'
import { richOf, type RichText } from '../../richtext/RichText.ts'
import { documentOf } from './documentOf.ts'
import { formats } from './formats.ts'
import { nodes } from './schema.ts'

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
})

/** Tab leads on to the next field: the brackets move an item inwards and outwards. */
const keys: Readonly<Record<string, Command>> = {
  'Mod-b': formats.bold.apply,
  'Mod-i': formats.italic.apply,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Shift-Enter': breakLine,
  Enter: splitListItem(nodes.listItem),
  'Mod-]': sinkListItem(nodes.listItem),
  'Mod-[': liftListItem(nodes.listItem),
}

export const editorState = (rich: RichText): EditorState =>
  EditorState.create({ doc: documentOf(rich), plugins: [history(), keymap({ ...keys }), keymap(baseKeymap)] })

type EditorOptions = {
  readonly rich: RichText
  readonly attributes: Readonly<Record<string, string>>
  readonly isEditable: boolean
  readonly onState: (view: EditorView, isChanged: boolean) => void
  /** Ctrl K, or ⌘ K: an address is asked for. */
  readonly onLink: () => void
}

/**
 * An editor in the page. What is pasted or dropped is read as any HTML by others, before ProseMirror would make
 * elements of it.
 */
export function createEditor(place: HTMLElement, options: EditorOptions): EditorView {
  const { rich, attributes, isEditable, onState, onLink } = options
  const view = new EditorView(
    { mount: place },
    {
      state: editorState(rich),
      attributes: { ...attributes },
      editable: () => isEditable,
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction))
        onState(view, transaction.docChanged)
      },
      handleKeyDown: (_, event) => {
        const isLink = isEditable && keydownHandler({ 'Mod-k': () => true })(view, event)
        if (isLink) onLink()
        return isLink
      },
      handleDOMEvents: {
        // Browsers tell of a new selection after the next key, if it comes fast: ProseMirror reads it now.
        keydown: ({ dom: { ownerDocument } }, { isComposing }) => {
          if (!isComposing) ownerDocument.dispatchEvent(new Event('selectionchange'))
        },
        paste: (_, event) => insert(view, event, event.clipboardData),
        drop: (_, event) =>
          view.dragging === null &&
          insert(view, event, event.dataTransfer, view.posAtCoords(pointOf(event))?.pos),
      },
    },
  )
  return view
}

const pointOf = ({ clientX, clientY }: MouseEvent) => ({ left: clientX, top: clientY })

function insert(view: EditorView, event: Event, data: DataTransfer | null, at?: number): boolean {
  const html = data?.getData('text/html') ?? ''
  const text = (data?.getData('text/plain') ?? '').replaceAll(/\r\n?/g, '\n')
  const rich = (html === '' ? null : readHtml(html)) ?? (text === '' ? null : richOf(text))
  event.preventDefault()
  if (rich === null || !view.editable) return true
  const slice = Slice.maxOpen(documentOf(rich).content)
  const { tr } = view.state
  view.dispatch(
    (at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice)).scrollIntoView(),
  )
  return true
}
