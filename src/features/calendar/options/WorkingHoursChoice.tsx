import { use } from 'react'
import { useViewOptions, ViewOptionsContext } from './useViewOptions.ts'
import { WorkingWeek } from './hours/WorkingWeek.tsx'
import type { WorkingHours } from './ViewOptions.ts'
import { WorkingHoursFields } from './WorkingHoursFields.tsx'

/** The working hours of the person; where there is room, drawn over a week too. */
export function WorkingHoursChoice({ isDrawn = false }: { readonly isDrawn?: boolean }) {
  const { choose } = use(ViewOptionsContext)
  const { workingHours, firstDay } = useViewOptions()
  const shared = {
    hours: workingHours,
    firstDay,
    onChange: (hours: WorkingHours[]) => choose({ workingHours: hours }),
  }
  return (
    <>
      {isDrawn && <WorkingWeek {...shared} />}
      <WorkingHoursFields {...shared} />
    </>
  )
}
