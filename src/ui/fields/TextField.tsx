import { type ComponentProps, useId } from 'react'
import { Field } from './Field.tsx'
import { fieldAttributes } from './fieldAttributes.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'> & {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export function TextField({ label, value, onChange, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        {...fieldAttributes(id, { hint, error })}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
