import styles from './LabelledRadios.module.css'
import { RadioGroup } from './RadioGroup.tsx'
import type { Option } from './SelectField.tsx'

type LabelledRadiosProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  readonly hint?: string | undefined
}

/** A few choices side by side, below their name. */
export function LabelledRadios<Value extends string>({ hint, ...group }: LabelledRadiosProps<Value>) {
  return (
    <div className={styles.labelled}>
      <span className={styles.label} aria-hidden>
        {group.label}
      </span>
      <RadioGroup {...group} />
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </div>
  )
}
