import { useLingui } from '@lingui/react/macro'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { useAreSettingsKnown } from '../../../settings/useAreSettingsKnown.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { Banner } from '../../../ui/messages/Banner.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { unknownIn } from './unknownIn.ts'

// lingui-set comment="Above the calendar, where its address shows something that this person does not have. A calendar set: some calendars that are looked at together."

type UnknownShownProps = {
  readonly period: CalendarPeriod
  readonly calendars: readonly Calendar[]
  readonly onShowAll: () => void
}

/** Says that the address shows something that does not exist, or not for this person. */
export function UnknownShown({ period, calendars, onShowAll }: UnknownShownProps) {
  const { t } = useLingui()
  const { calendarSets: sets = none, savedSearches: searches = none } = useSettings()
  const areKnown = useAreSettingsKnown()
  const [unknown] = unknownIn(period, { calendars, sets, searches })
  if (!areKnown || !unknown) return null
  const { kind, name } = unknown
  const sentence = {
    set: t`You have no calendar set “${name}”.`,
    only: t`The calendar that this address shows isn’t among yours.`,
    saved: t`You have no saved search “${name}”.`,
  }[kind]
  return <Banner actions={[{ label: t`Show all`, run: onShowAll }]}>{sentence}</Banner>
}

const none: readonly never[] = []
