import { use } from 'react'
import { useViewOptions, ViewOptionsContext } from './useViewOptions.ts'
import { WorkingHoursFields } from './WorkingHoursFields.tsx'

/** The working hours of the person. */
export function WorkingHoursChoice() {
  const { choose } = use(ViewOptionsContext)
  const { workingHours, firstDay } = useViewOptions()
  return (
    <WorkingHoursFields
      hours={workingHours}
      firstDay={firstDay}
      onChange={(hours) => choose({ workingHours: hours })}
    />
  )
}
