import { accessNumbers, type Invited } from '#contract/sharing/accessList.ts'
import { rightNames, type RightName } from '#contract/sharing/shares.ts'

/** The right of somebody who has a calendar; null for its owner, and for a number that is not known. */
export const rightOf = ({ access }: Pick<Invited, 'access'>): RightName | null =>
  rightNames.find((right) => accessNumbers[right] === access) ?? null

/** The address of somebody who has a calendar, without `mailto:`. */
export const mailAddressOf = ({ href }: Pick<Invited, 'href'>): string => href.replace(/^mailto:/i, '')
