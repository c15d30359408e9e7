import { useEffect, useRef, type ComponentProps } from 'react'

type SecretInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'
> & {
  readonly value: string
  readonly isShown?: boolean
  readonly onChange: (value: string) => void
}

/**
 * A field for a secret. React would copy the value of a controlled field into an attribute, where style
 * sheets can read it.
 */
export function SecretInput({ value, isShown = false, onChange, ...rest }: SecretInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])

  return (
    <input
      autoComplete="new-password"
      autoCapitalize="off"
      spellCheck={false}
      {...rest}
      ref={input}
      type={isShown ? 'text' : 'password'}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
