import type { Heading } from '../../format/formatHeading.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { HeadingText } from '../../views/HeadingText.tsx'
import { shorterHeadings } from './shorterHeadings.ts'
import styles from './FittingHeading.module.css'

type FittingHeadingProps = {
  readonly heading: Heading
  readonly days: readonly IsoDate[]
}

/** A heading as long as there is room for. It is named by the whole of it; which one is seen, the stylesheet finds out. */
export const FittingHeading = ({ heading, days }: FittingHeadingProps) => (
  <Fitting heading={heading} shorter={shorterHeadings(heading, days)} />
)

type FittingProps = Pick<FittingHeadingProps, 'heading'> & {
  /** The same in less room, each shorter than the one before. */
  readonly shorter: readonly Heading[]
}

function Fitting({ heading, shorter: [next, ...others] }: FittingProps) {
  const text = <HeadingText heading={heading} yearClassName={styles.year} />
  if (!next) return <span className={styles.last}>{text}</span>
  return (
    <span className={styles.fitting}>
      <span className={styles.whole}>{text}</span>
      <span className={styles.else} aria-hidden>
        <Fitting heading={next} shorter={others} />
      </span>
    </span>
  )
}
