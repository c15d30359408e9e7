import { t } from '@lingui/core/macro'
import { mailAddressOf } from './rightOf.ts'
import type { ShareChange } from './shareRequests.ts'

// lingui-set comment="Read aloud after a change of who has a calendar; {address} is an e-mail address."

/** What was done to the people who have a calendar, for those who do not see them. */
export function shareSentence({ href, right }: ShareChange): string {
  const address = mailAddressOf({ href })
  return right === null ? t`No longer shared with ${address}.` : t`Shared with ${address}.`
}
