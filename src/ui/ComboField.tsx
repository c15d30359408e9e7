import { type ComponentProps, useId } from 'react'
import { TextField } from './TextField.tsx'

type ComboFieldProps = Omit<ComponentProps<typeof TextField>, 'list'> & {
  /** What is proposed while typing; anything else may be typed too. */
  readonly suggestions: readonly string[]
}

/** A text with suggestions (role `combobox`): a time, a zone. The platform's own list, at no cost. */
export function ComboField({ suggestions, ...rest }: ComboFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField autoComplete="off" {...rest} list={listId} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  )
}
