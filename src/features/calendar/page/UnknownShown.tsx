import { useLingui } from '@lingui/react/macro'
import { Banner } from '../../../ui/messages/Banner.tsx'
import type { Unknown } from './unknownIn.ts'

// lingui-set comment="Above the calendar, where its address shows something that this person does not have. A calendar set: some calendars that are looked at together."

type UnknownShownProps = {
  readonly unknown: Unknown
  readonly onShowAll: () => void
}

/** Says that the address shows something that does not exist, or not for this person. */
export function UnknownShown({ unknown, onShowAll }: UnknownShownProps) {
  const { t } = useLingui()
  const { kind, name } = unknown
  const sentence = {
    set: t`You have no calendar set “${name}”.`,
    only: t`The calendar that this address shows isn’t among yours.`,
    saved: t`You have no saved search “${name}”.`,
  }[kind]
  return <Banner actions={[{ label: t`Show all`, run: onShowAll }]}>{sentence}</Banner>
}
