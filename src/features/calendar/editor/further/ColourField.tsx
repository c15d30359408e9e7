import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styles from './further.module.css'
import { namedColours } from './namedColours.ts'

type ColourFieldProps = {
  /** Empty for that of the calendar; null if none is chosen yet. */
  readonly colour: string | null
  readonly onChange: (colour: string) => void
}

/** The colour of an event: its calendar's, or one of its own. One that another program chose is offered too. */
export function ColourField({ colour, onChange }: ColourFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const lower = colour?.toLowerCase() ?? null
  const isOffered = !lower || namedColours.some((each) => each.colour === lower)
  const offered = namedColours.map((each) => ({ colour: each.colour, name: t(each.name) }))
  const all = isOffered ? offered : [...offered, { colour: lower, name: colour ?? lower }]
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.legend}>
        <Trans>Colour</Trans>
      </span>
      <div className={styles.palette}>
        <button
          type="button"
          className={`${styles.swatch} ${styles.none}`}
          aria-label={t`As its calendar`}
          title={t`As its calendar`}
          aria-pressed={lower === ''}
          onClick={() => onChange('')}
        />
        {all.map((each) => (
          <button
            key={each.colour}
            type="button"
            className={styles.swatch}
            style={{ backgroundColor: each.colour }}
            aria-label={each.name}
            title={each.name}
            aria-pressed={each.colour === lower}
            onClick={() => onChange(each.colour)}
          />
        ))}
      </div>
    </div>
  )
}
