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
