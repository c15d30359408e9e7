import type { ReactNode } from 'react'
import type { Heading } from '../../format/formatHeading.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { HeadingText } from '../../views/HeadingText.tsx'
import { headingText } from './headingText.ts'
import { shorterHeadings } from './shorterHeadings.ts'
import styles from './FittingHeading.module.css'

type FittingHeadingProps = {
  readonly heading: Heading
  readonly days: readonly IsoDate[]
}

/**
 * A heading as long as there is room for. Its text and its name are the whole of it; which one is seen, the stylesheet
 * finds out.
 */
export const FittingHeading = ({ heading, days }: FittingHeadingProps) => (
  <Fitting shorter={shorterHeadings(heading, days)}>
    <HeadingText heading={heading} yearClassName={styles.year} />
  </Fitting>
)

type FittingProps = {
  readonly children: ReactNode
  /** The same in less room, each shorter than the one before. */
  readonly shorter: readonly Heading[]
}

function Fitting({ children, shorter: [next, ...others] }: FittingProps) {
  if (!next) return <span className={styles.last}>{children}</span>
  return (
    <span className={styles.fitting}>
      <span className={styles.whole}>{children}</span>
      <span className={styles.else} aria-hidden>
        <Fitting shorter={others}>
          <Drawn heading={next} />
        </Fitting>
      </span>
    </span>
  )
}

/** A heading that is seen and is no text: who copies or looks for a heading has the whole one. */
function Drawn({ heading }: Pick<FittingHeadingProps, 'heading'>) {
  const text = headingText(heading)
  const { year } = heading
  const at = year === null ? text.length : text.indexOf(year)
  return (
    <>
      <span data-drawn={text.slice(0, at)} />
      {year !== null && <span className={styles.year} data-drawn={year} />}
      {year !== null && <span data-drawn={text.slice(at + year.length)} />}
    </>
  )
}
