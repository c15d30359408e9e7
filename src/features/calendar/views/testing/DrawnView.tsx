import type { ComponentType } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { GridActions } from '../../grid/GridActions.ts'
import type { CalendarView, ViewProps } from '../CalendarView.ts'
import { isoWeeks } from '../WeekLayout.ts'

const zone = zoneNamed('Europe/Paris')
const calendar = {
  id: 'work',
  homeId: 'alice',
  name: 'Work',
  description: '',
  colour: '#2f6fde',
  hasCtag: true,
  isDefault: true,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}

const nothing = () => undefined

const actions: GridActions = {
  zone,
  openEvent: nothing,
  startEvent: nothing,
  startDays: nothing,
  openDay: nothing,
  showMore: nothing,
  step: nothing,
  tellFixed: async () => undefined,
  whenOf: () => null,
  showDate: nothing,
  isShown: () => true,
  drag: async () => undefined,
  copy: async () => undefined,
  around: () => ({ events: [], calendarName: '' }),
}

export type Shown = Partial<Omit<ViewProps, 'actions'>> & {
  readonly date: IsoDate
  readonly events?: readonly CalendarEvent[]
  readonly actions?: Partial<GridActions>
}

type DrawnViewProps = Shown & {
  readonly view: CalendarView
  /** The component of the row may be lazy. */
  readonly as: ComponentType<ViewProps>
}

/**
 * A view in Paris, at nine o'clock on Tuesday 16 March 2027, without events; the given props replace these.
 */
export function DrawnView({ view, as: View, actions: given, ...shown }: DrawnViewProps) {
  const days = view.days(shown.date, isoWeeks)
  return (
    <View
      label={view.label(shown.date, days)}
      days={days}
      events={none}
      context={context}
      now={nine}
      today="2027-03-16"
      isRead
      readMonths={months}
      zones={zones}
      actions={{ ...actions, ...given }}
      size={size}
      hourPlace={hourPlace}
      {...shown}
    />
  )
}

const none: readonly CalendarEvent[] = []
const zones = { zone, ownZone: zone.name, others: [], choose: nothing }
const months = ['2027-02', '2027-03', '2027-04', '2027-05']
const context = { calendars: new Map([['work', calendar]]), zone }
const nine = epochMs(Date.parse('2027-03-16T09:00+01:00'))
const size = { width: 60, height: 40 }
const hourPlace = { current: null }
