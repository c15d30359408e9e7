import { useLingui } from '@lingui/react/macro'
import { useRef, type KeyboardEvent } from 'react'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { latinKey } from '../../../../navigation/actions/latinKey.ts'
import type { DescriptionFieldProps } from './DescriptionFieldProps.ts'
import type { FirstFormat } from './FirstFormat.ts'
import type { Format } from './Format.ts'
import { FormatBar } from './FormatBar.tsx'
import styles from './description.module.css'

type PlainDescriptionFieldProps = DescriptionFieldProps & {
  /** It is shown until the formatted one is there, and cannot be typed into. */
  readonly isWaiting?: boolean
  readonly onFocus?: () => void
  readonly onFormat: (first: FirstFormat) => void
  /** The text before and after a change, and where it is typed on. */
  readonly onTyped?: (texts: readonly [string, string], caret: number) => void
}

/** A description without formatting: it stays as it is typed. A press on the bar begins to format it. */
export function PlainDescriptionField(props: PlainDescriptionFieldProps) {
  const { plain, isDisabled, isWaiting = false, onChange, onFocus, onFormat, onTyped } = props
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)

  function begin(format: Format) {
    const end = plain.length
    const [from, to] = [area.current?.selectionStart ?? end, area.current?.selectionEnd ?? end]
    onFormat({ format, from, to, isOpen: from === to, caret: null })
  }

  function onKeyDown(event: KeyboardEvent) {
    const format = event.ctrlKey || event.metaKey ? formatOfKey[latinKey(event.key, event.code)] : undefined
    if (format === undefined || event.altKey || event.shiftKey) return
    event.preventDefault()
    begin(format)
  }

  return (
    <div className={styles.description}>
      <TextArea
        ref={area}
        label={t`Description`}
        disabled={isDisabled}
        readOnly={isWaiting}
        value={plain}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={(description) => {
          onTyped?.([plain, description], area.current?.selectionEnd ?? description.length)
          onChange({ description, styledDescription: '' })
        }}
      />
      <FormatBar isDisabled={isDisabled || isWaiting} onFormat={begin} />
    </div>
  )
}

const formatOfKey: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link' }
