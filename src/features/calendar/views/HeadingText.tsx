import { Trans } from '@lingui/react/macro'
import type { Heading } from '../format/formatHeading.ts'

// lingui-set comment="A heading over days or months: “March 2027”, “Monday 15 March 2027”. What stands between belongs to your language."

type HeadingTextProps = {
  readonly heading: Heading
  /** How its year is drawn. */
  readonly yearClassName: string | undefined
}

/** A heading in its two tones. */
export function HeadingText({ heading: { months, year }, yearClassName }: HeadingTextProps) {
  if (year === null) return months
  return (
    <Trans>
      {months} <span className={yearClassName}>{year}</span>
    </Trans>
  )
}
