import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from './CalendarDialog.module.css'
import { proposedColours } from './proposedColours.ts'

// lingui-set comment="Names of colours that a calendar can have."

/** What a person calls them. */
const names: Readonly<Record<(typeof proposedColours)[number], MessageDescriptor>> = {
  '#2f6fde': msg`Blue`,
  '#1a8f5a': msg`Green`,
  '#c2482f': msg`Red`,
  '#8a4fc7': msg`Purple`,
  '#b7791f': msg`Brown`,
  '#0f8b8d': msg`Teal`,
  '#c2377a': msg`Pink`,
  '#5b6b7b': msg`Grey`,
}

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
          aria-label={t(names[each])}
          title={t(names[each])}
          aria-pressed={each === colour.toLowerCase()}
          onClick={() => onChange(each)}
        />
      ))}
    </div>
  )
}
