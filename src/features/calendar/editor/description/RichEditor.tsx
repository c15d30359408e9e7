import { useLingui } from '@lingui/react/macro'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useId, useRef, useState } from 'react'
import { Field } from '../../../../ui/fields/Field.tsx'
import { fieldAttributes } from '../../../../ui/fields/fieldAttributes.ts'
import type { RichText } from '../../richtext/RichText.ts'
import type { DescriptionFieldProps } from './DescriptionFieldProps.ts'
import type { FirstFormat } from './FirstFormat.ts'
import type { Format } from './Format.ts'
import { FormatBar } from './FormatBar.tsx'
import { formats, hasMark } from './formats.ts'
import { LinkField } from './LinkField.tsx'
import { useRichEditor } from './useRichEditor.ts'
import styles from './description.module.css'

type RichEditorProps = DescriptionFieldProps & {
  /** What it begins with. */
  readonly rich: RichText
  readonly first: FirstFormat | null
}

/** An editor for a formatted description. */
export function RichEditor(props: RichEditorProps) {
  const { first, isDisabled } = props
  const { t } = useLingui()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isLinking, setIsLinking] = useState(false)
  const label = t`Description`
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: `${fieldAttributes(id, {}).className} ${styles.editor}`,
    ...(isDisabled && { 'aria-disabled': 'true' }),
  }
  const editor = useRichEditor(place, {
    ...props,
    attributes,
    onOpen: (view) => first && apply(first.format, view),
    onLink: () => setIsLinking(true),
  })

  function apply(format: Format, view: EditorView) {
    if (format === 'link') setIsLinking(true)
    else formats[format].apply(view.state, view.dispatch)
  }

  function onFormat(format: Format, view: EditorView) {
    apply(format, view)
    if (format !== 'link') view.focus()
  }

  return (
    <div className={styles.description}>
      <Field id={id} label={label}>
        <div ref={place} id={id} />
        {isLinking && editor && <LinkField view={editor.view} onClose={() => setIsLinking(false)} />}
      </Field>
      <FormatBar
        on={editor ? formatsIn(editor.state) : none}
        isDisabled={isDisabled}
        onFormat={(format) => editor && onFormat(format, editor.view)}
      />
    </div>
  )
}

const none: ReadonlySet<Format> = new Set()

function formatsIn(state: EditorState): ReadonlySet<Format> {
  const names = ['bold', 'italic', 'bulletList', 'orderedList'] as const
  return new Set([
    ...names.filter((name) => formats[name].isOn(state)),
    ...(hasMark(state, 'link') ? (['link'] as const) : []),
  ])
}
