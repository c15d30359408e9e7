import { useState } from 'react'
import { currentRichText } from '../../richtext/currentRichText.ts'
import { richOf } from '../../richtext/RichText.ts'
import type { StyledDescriptionFieldProps } from './DescriptionFieldProps.ts'
import { PlainDescriptionField } from './PlainDescriptionField.tsx'
import { RichEditor } from './RichEditor.tsx'

/** A formatted description. One whose plain text was changed alone is edited as that text. */
export function StyledDescriptionField(props: StyledDescriptionFieldProps) {
  const { plain, html, first } = props
  const read = () => (html === '' ? null : currentRichText(html, plain))
  const [began] = useState(() => (first === null ? read() : richOf(plain)))
  const [isRich, setIsRich] = useState(began !== null)
  // Somebody else's formatting can come at any time.
  if (!isRich && read() !== null) setIsRich(true)
  return isRich ? (
    <RichEditor {...props} rich={began ?? read() ?? richOf(plain)} />
  ) : (
    <PlainDescriptionField {...props} />
  )
}
