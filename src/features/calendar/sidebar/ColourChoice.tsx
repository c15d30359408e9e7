import { useLingui } from '@lingui/react/macro'
import styles from './CalendarDialog.module.css'
import { proposedColours } from './proposedColours.ts'

// lingui-set comment="Fields of the dialog for a calendar."

type ColourChoiceProps = {
  readonly colour: string
  readonly onChange: (colour: string) => void
}

/** A few colours that are easy to tell apart. */
export function ColourChoice({ colour, onChange }: ColourChoiceProps) {
  const { t } = useLingui()
  return (
    <div role="group" aria-label={t`Proposed colours`} className={styles.palette}>
      {proposedColours.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.swatch}
          style={{ background: each }}
          aria-label={each}
          aria-pressed={each === colour}
          onClick={() => onChange(each)}
        />
      ))}
    </div>
  )
}
