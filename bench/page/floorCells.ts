import type { DayModel } from '#src/features/calendar/grid/model/DayModel.ts'
import month from '#src/features/calendar/views/month/MonthGrid.module.css'
import more from '#src/features/calendar/grid/view/moreButton.module.css'
import type { WeekModel } from '#src/features/calendar/grid/model/weekModel.ts'
import week from '#src/features/calendar/grid/view/WeekGrid.module.css'
import { formatCell } from '#src/features/calendar/format/formatCell.ts'
import { formatDay } from '#src/features/calendar/format/formatDate.ts'
import { blockChip, element, lineChip } from './floorChips.ts'

/** A month with plain DOM. */
export function drawMonth(weeks: readonly (readonly DayModel[])[], room: number): HTMLElement {
  const grid = element('div', month.grid, { role: 'grid' })
  const heads = element('div', month.heads, { role: 'row' })
  for (const { date } of weeks[0] ?? [])
    heads.append(element('div', month.head, { role: 'columnheader' }, formatDay(date).slice(0, 3)))
  grid.append(heads)
  for (const days of weeks) {
    const row = element('div', month.week, { role: 'row' })
    for (const day of days) row.append(monthCell(day, room))
    grid.append(row)
  }
  return grid
}

function monthCell(day: DayModel, room: number): HTMLElement {
  const cell = element('div', month.cell, { role: 'gridcell', tabindex: '-1', 'data-cell': day.date })
  const inside = element('div', month.inside, { role: 'group', 'aria-label': formatCell(day) })
  const button = element('button', month.day, { type: 'button', 'data-day': day.date })
  button.setAttribute('aria-label', formatDay(day.date))
  button.append(element('span', month.numeral, {}, String(Number(day.date.slice(8)))))
  const lines = (day.lanes.at(-1)?.lane ?? -1) + 1
  inside.append(button, ...day.lanes.map(lineChip), ...moreOf(day, room - 1 - lines))
  cell.append(inside)
  return cell
}

/** A week with plain DOM. */
export function drawWeek({ days, laneCount }: WeekModel): HTMLElement {
  const grid = element('div', week.grid, { role: 'grid' })
  grid.style.setProperty('--days', String(days.length))
  grid.style.setProperty('--lanes', String(laneCount))
  const heads = element('div', week.heads, { role: 'row' })
  heads.append(element('div'))
  for (const { date } of days)
    heads.append(element('div', week.head, { role: 'columnheader' }, formatDay(date)))
  const columns = element('div', week.columns, { role: 'row' })
  const ruler = element('div', week.ruler)
  ruler.append(element('div', week.allDay))
  for (let hour = 0; hour < 24; hour++) ruler.append(element('div', week.hour, {}, `${hour}:00`))
  columns.append(ruler, ...days.map(dayColumn))
  grid.append(heads, columns)
  return grid
}

function dayColumn(day: DayModel, index: number): HTMLElement {
  const column = element('div', week.column, { role: 'gridcell', tabindex: '-1', 'data-cell': day.date })
  column.style.setProperty('--index', String(index))
  const group = element('div', undefined, { role: 'group', 'aria-label': formatCell(day) })
  const lanes = element('div', week.lanes)
  lanes.append(...day.lanes.map(lineChip), ...moreOf(day))
  const hours = element('div', week.hours, { 'data-hours': '' })
  const events = element('div', week.events)
  events.append(...day.timed.map(blockChip))
  hours.append(events)
  group.append(lanes, hours)
  column.append(group)
  return column
}

function moreOf({ date, hidden }: DayModel, gap = 0): HTMLElement[] {
  if (hidden === 0) return []
  const button = element('button', more.more, { type: 'button', 'data-more': date }, `+${hidden} more`)
  if (gap > 0) button.dataset['gap'] = String(gap)
  return [button]
}
