import { useLingui } from '@lingui/react/macro'
import type { RightName } from '#contract/sharing/shares.ts'
import type { Option } from '../../../ui/fields/SelectField.tsx'

// lingui-set comment="What somebody may do with a calendar that is shared with them, from least to most."

/** The rights that an owner can give, from least to most, by their names for people. */
export function useRightLabels(): readonly Option<RightName>[] {
  const { t } = useLingui()
  return [
    { value: 'freebusy', label: t`See only busy times` },
    { value: 'read', label: t`See all details` },
    { value: 'read-write', label: t`Change events` },
    { value: 'administration', label: t`Change events and share` },
  ]
}

/** What somebody will see and do by each of them. */
export function useRightSentences(): Readonly<Record<RightName, string>> {
  const { t } = useLingui()
  return {
    freebusy: t`They see when you are busy, and nothing else.`,
    read: t`They see all events; of private ones only when they are.`,
    'read-write': t`They see all events, and can add, change and delete them; of private ones they see only when they are.`,
    administration: t`They can also decide who else has the calendar. Private events stay yours.`,
  }
}
