import { type ComponentProps, useId } from 'react'
import { Field } from './Field.tsx'
import { fieldAttributes } from './fieldAttributes.ts'

/** A choice of a select or a radio group. */
export type Option<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly isDisabled?: boolean
}

type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'className' | 'id' | 'children'
> & {
  readonly label: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/**
 * One of a few (role `combobox`): the platform's own select, which every phone and screen reader supports.
 */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  hint,
  error,
  ...rest
}: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        {...fieldAttributes(id, { hint, error })}
        value={value}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
        {/* What is none of them, any longer, does not look like the first of them. */}
        {options.every((option) => option.value !== value) && (
          <option value={value} hidden>
            –
          </option>
        )}
      </select>
    </Field>
  )
}
