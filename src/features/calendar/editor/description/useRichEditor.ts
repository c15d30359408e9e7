import { TextSelection, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { currentRichText } from '../../richtext/currentRichText.ts'
import { printHtml } from '../../richtext/printHtml.ts'
import { printPlain } from '../../richtext/printPlain.ts'
import { isFormatted, richOf, type RichText } from '../../richtext/RichText.ts'
import { createEditor, editorState } from './createEditor.ts'
import type { DescriptionFieldProps } from './DescriptionFieldProps.ts'
import type { FirstFormat } from './FirstFormat.ts'
import { richTextOf } from './documentOf.ts'

/** An editor of ProseMirror, and its state as it was last drawn. */
export type OpenEditor = { readonly view: EditorView; readonly state: EditorState }

type RichEditorOptions = DescriptionFieldProps & {
  /** What it begins with. */
  readonly rich: RichText
  readonly first: FirstFormat | null
  readonly attributes: Readonly<Record<string, string>>
  readonly onOpen: (view: EditorView) => void
  readonly onLink: () => void
}

/**
 * Opens an editor in an element. What is not touched is not written again, and what others write into the form is
 * shown.
 *
 * @returns null before it is open
 */
export function useRichEditor(
  place: RefObject<HTMLElement | null>,
  { rich, first, plain, html, isDisabled, attributes, onChange, onOpen, onLink }: RichEditorOptions,
): OpenEditor | null {
  const [editor, setEditor] = useState<OpenEditor | null>(null)
  const written = useRef({ plain, html })

  const onState = useEffectEvent((view: EditorView, isChanged: boolean) => {
    setEditor({ view, state: view.state })
    if (!isChanged) return
    const text = richTextOf(view.state.doc)
    written.current = { plain: printPlain(text), html: isFormatted(text) ? printHtml(text) : '' }
    onChange({ description: written.current.plain, styledDescription: written.current.html })
  })
  const open = useEffectEvent((element: HTMLElement) => {
    const view = createEditor(element, { rich, attributes, isEditable: !isDisabled, onState, onLink })
    setEditor({ view, state: view.state })
    if (first === null) return view
    select(view, first.from, first.to)
    // A person who went on to another field meanwhile stays there.
    if (!isTypingElsewhere(element)) view.focus()
    onOpen(view)
    typeOn(view, first)
    return view
  })

  useEffect(() => {
    if (place.current === null) return
    // oxlint-disable-next-line react/set-state-in-effect -- the editor is outside of React, and open from now on
    const view = open(place.current)
    return () => view.destroy()
  }, [place])

  const show = useEffectEvent((text: string, styled: string) => {
    if (editor === null || (text === written.current.plain && styled === written.current.html)) return
    written.current = { plain: text, html: styled }
    editor.view.updateState(
      editorState((styled === '' ? null : currentRichText(styled, text)) ?? richOf(text)),
    )
  })
  useEffect(() => show(plain, html), [plain, html])

  return editor
}

/** Selects from one character of the plain text to another. */
function select(view: EditorView, from: number, to: number) {
  const { doc, tr } = view.state
  const at = (character: number) => Math.min(character + 1, doc.content.size - 1)
  view.dispatch(tr.setSelection(TextSelection.create(doc, at(from), at(to))))
}

/** Puts the caret where the person typed on, behind what was just formatted. */
function typeOn(view: EditorView, { format, from, to, isOpen, caret }: FirstFormat) {
  if (caret === null || from === to || format === 'link') return
  if (format === 'bold' || format === 'italic') {
    select(view, caret, caret)
    if (!isOpen) view.dispatch(view.state.tr.setStoredMarks([]))
  } else {
    const { tr, selection } = view.state
    view.dispatch(tr.setSelection(TextSelection.near(selection.$to, -1)))
  }
}

const isTypingElsewhere = ({ ownerDocument: { activeElement } }: HTMLElement) =>
  activeElement?.matches('input, textarea, select, [contenteditable]') === true
