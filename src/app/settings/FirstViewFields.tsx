import { useLingui } from '@lingui/react/macro'
import type { CalendarView } from '../../features/calendar/views/CalendarView.ts'
import { homeViewFor } from '../../features/calendar/views/calendarViews.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'

// lingui-set comment="Which view of the calendar is shown when it is opened: Begin with: Month."

/** The view that the calendar begins with: one for screens with room for days side by side, one for others. */
export function FirstViewFields({ views: table }: { readonly views: readonly CalendarView[] }) {
  const { t } = useLingui()
  const { views = {} } = useSettings()
  const { choose } = useSettingsStore()
  const change = (next: typeof views) => choose({ views: { ...views, ...next } })
  return (
    <>
      <FirstView
        label={t`Begin with`}
        views={table}
        chosen={views.first}
        usual={homeViewFor({ columns: 7 }, table)}
        onChange={(first) => change({ first })}
      />
      <FirstView
        label={t`Begin with on a phone`}
        views={table}
        chosen={views.firstNarrow}
        usual={homeViewFor({ columns: 1 }, table)}
        isNarrow
        onChange={(firstNarrow) => change({ firstNarrow })}
      />
    </>
  )
}

type FirstViewProps = {
  readonly label: string
  readonly views: readonly CalendarView[]
  readonly chosen: string | undefined
  readonly usual: CalendarView
  readonly isNarrow?: boolean
  readonly onChange: (name: string) => void
}

function FirstView({ label, views, chosen, usual, isNarrow = false, onChange }: FirstViewProps) {
  const { t } = useLingui()
  const titleOf = ({ title, narrowTitle = title }: CalendarView) => t(isNarrow ? narrowTitle : title)
  const offered = views.filter((view) => view.offered !== 'key' || view.name === chosen)
  return (
    <SelectField
      label={label}
      value={(offered.find(({ name }) => name === chosen) ?? usual).name}
      options={offered.map((view) => ({ value: view.name, label: titleOf(view) }))}
      onChange={onChange}
    />
  )
}
