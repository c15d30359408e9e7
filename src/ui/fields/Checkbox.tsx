import { type CSSProperties, useId } from 'react'
import styles from './Checkbox.module.css'
import { spineOf } from '../colours/eventColours.ts'

type CheckboxProps = {
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly hint?: string | undefined
  readonly isDisabled?: boolean
  /** The colour of a calendar, which the box is drawn in. */
  readonly colour?: string | undefined
}

export function Checkbox({ label, isChecked, onChange, hint, isDisabled = false, colour }: CheckboxProps) {
  const hintId = useId()
  const style: CSSProperties & { '--tick'?: string } =
    colour === undefined ? {} : { '--tick': spineOf(colour) }
  return (
    <label className={styles.checkbox} style={style}>
      <input
        className={styles.box}
        type="checkbox"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.label}>{label}</span>
      {hint !== undefined && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
    </label>
  )
}
