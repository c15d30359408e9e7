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
export function FittingHeading({ heading, days }: FittingHeadingProps) {
  const shorter = shorterHeadings(heading, days)
  const text = <HeadingText heading={heading} yearClassName={styles.year} />
  if (shorter.length === 0) return <span className={styles.last}>{text}</span>
  return (
    <span className={styles.fitting}>
      <span className={styles.whole}>{text}</span>
      <Else shorter={shorter} />
    </span>
  )
}

/** @param shorter the same in less room, each shorter than the one before */
function Else({ shorter: [first, ...others] }: { readonly shorter: readonly Heading[] }) {
  if (!first) return null
  return (
    <span className={styles.else} aria-hidden>
      {others.length === 0 ? (
        <span className={styles.last}>
          <Drawn heading={first} />
        </span>
      ) : (
        <span className={styles.fitting}>
          <span className={styles.whole}>
            <Drawn heading={first} />
          </span>
          <Else shorter={others} />
        </span>
      )}
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
