import styles from './DifferenceView.module.css'
import type { ComparedLine } from './lineDifference.ts'

/** This many unchanged lines are shown around a change. */
const around = 2

type DifferenceViewProps = { readonly label: string; readonly lines: readonly ComparedLine[] }

/** The lines that differ between two texts, with a few around them. */
export function DifferenceView({ label, lines }: DifferenceViewProps) {
  const differs = lines.map(({ side }) => side !== 'both')
  const isNear = (at: number) => differs.slice(Math.max(0, at - around), at + around + 1).includes(true)
  const shown = lines.flatMap((line, at) => (isNear(at) ? [{ ...line, at }] : []))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.lines} role="region" aria-label={label} tabIndex={0} dir="ltr">
      {shown.map(({ side, text, at }, index) => {
        const Line = elements[side]
        return (
          <Line key={at} className={styles.line} data-gap={index > 0 && shown[index - 1]?.at !== at - 1}>
            {text}
          </Line>
        )
      })}
    </div>
  )
}

const elements = { both: 'div', before: 'del', after: 'ins' } as const
