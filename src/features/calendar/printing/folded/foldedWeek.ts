import { msg } from '@lingui/core/macro'
import { weekOf } from '#domain/time/dates.ts'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { formatDays, formatHeading } from '../../format/formatHeading.ts'
import { weeksOn } from '../../views/print/periods.ts'
import type { PrintedView } from '../PrintedView.ts'

// lingui-set comment="A sheet of paper that is folded to a booklet of eight small pages: a cover and the seven days of a week."

/** A week on one sheet that folds to a pocket almanac. */
export const foldedWeek: PrintedView = {
  name: 'folded-week',
  title: msg`Folded week`,
  days: (date, { weekStartsOn }) => weekOf(date, weekStartsOn),
  heading: (date, days) => formatHeading(date, days.at(-1) ?? date),
  label: (date, days) => formatDays(date, days.length),
  print: {
    orientation: 'landscape',
    isFixed: true,
    period: weeksOn(1),
    component: lazyComponent(async () => (await import('./FoldedSheet.tsx')).FoldedSheet),
  },
}
