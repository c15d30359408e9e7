import { useId } from 'react'
import styles from './RadioGroup.module.css'
import type { Option } from './SelectField.tsx'

type RadioGroupProps<Value extends string> = {
  readonly label: string
  /** `segments`: side by side, with an invisible name; `list`: below each other, with the name above. */
  readonly look?: 'segments' | 'list'
  /** The selected one gets the focus when the group appears. */
  readonly isFocused?: boolean
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({
  label,
  look = 'segments',
  isFocused = false,
  value,
  options,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <div
      ref={isFocused ? focusChosen : undefined}
      role="radiogroup"
      aria-label={label}
      className={styles[look]}
    >
      {look === 'list' && (
        <span className={styles.name} aria-hidden>
          {label}
        </span>
      )}
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

const focusChosen = (group: HTMLElement | null) =>
  group?.querySelector<HTMLInputElement>('input:checked')?.focus()
