import { t } from '@lingui/core/macro'
import type { Heading } from '../../format/formatHeading.ts'

// lingui-set comment="A date. The order and what stands between belongs to your language; {day} is a number."

/** A heading in words alone: `Monday 15 March 2027`. */
export function headingText({ months: month, year }: Heading): string {
  return year === null ? month : t`${month} ${year}`
}
