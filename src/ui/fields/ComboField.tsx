import { type ComponentProps, useId, useState } from 'react'
import { TextField } from './TextField.tsx'

type ComboFieldProps = Omit<ComponentProps<typeof TextField>, 'list' | 'onFocus'> & {
  /** Suggestions while typing; any other text may be typed too. */
  readonly suggestions: readonly string[]
  /** What a suggestion is called too, and found by. */
  readonly nameOf?: (suggestion: string) => string
}

/**
 * A text with suggestions (role `combobox`): a time, a zone. The list is the platform's own. It is filled
 * when the field gets the focus, because hundreds of zones would be most of a dialog's elements.
 */
export function ComboField({ suggestions, nameOf, ...rest }: ComboFieldProps) {
  const listId = useId()
  const [isVisited, setVisited] = useState(false)
  return (
    <>
      <TextField autoComplete="off" {...rest} list={listId} onFocus={() => setVisited(true)} />
      <datalist id={listId}>
        {isVisited &&
          suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {nameOf?.(suggestion) ?? suggestion}
            </option>
          ))}
      </datalist>
    </>
  )
}
