import { useEffect, useRef, type ComponentProps } from 'react'

type SecretInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'
> & {
  readonly value: string
  readonly isShown?: boolean
  readonly onChange: (value: string) => void
}

/** A field for what nobody else may read. React would repeat the value of a field of its own as an attribute, for style sheets to see. */
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
