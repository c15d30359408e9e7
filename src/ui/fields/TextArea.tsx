import { type ComponentProps, useId } from 'react'
import { Field } from './Field.tsx'
import { fieldAttributes } from './fieldAttributes.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'id'> & {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export function TextArea({ label, value, onChange, hint, error, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...fieldAttributes(id, { hint, error })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
