import type { JCal } from '#contract/jcal.ts'
import { formatCustom } from '../../format/formatRepeats.ts'
import { formatUnreadRule } from '../../format/formatUnreadRule.ts'

/** A rule that no choice of the editor offers; it can be kept. */
export type OwnRule = {
  /** `Custom: every Tue and Thu`. */
  readonly label: string
  /** What is to be known of it. */
  readonly hint?: string
}

export function ownRuleOf(object: JCal): OwnRule {
  const unread = formatUnreadRule(object)
  return { label: formatCustom(object), ...(unread !== null && { hint: unread }) }
}
