import '#src/ui/fonts.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { CalendarGrid } from '#src/features/calendar/views/CalendarGrid.tsx'
import type { GridActions } from '#src/features/calendar/grid/GridActions.ts'
import { monthView } from '#src/features/calendar/views/month/monthView.ts'
import { weekView } from '#src/features/calendar/views/week/weekView.ts'
import { isoWeeks } from '#src/features/calendar/views/WeekLayout.ts'
import { loadCatalogue } from '#src/locales/loadCatalogue.ts'
import { chooseRegionalLocale, regionalLocaleFor } from '#src/locales/regionalLocale.ts'
import { calendarEvents, context, now, today } from './calendarEvents.ts'
import type { Contender, Drawn, Scene } from './Contender.ts'
import './ours.css'
import { addMs, type IsoDate } from '#domain/time/units.ts'

/** The grid of the application, as its page shows it. */
export async function ours(): Promise<Contender> {
  const activate = await loadCatalogue('en')
  activate()
  chooseRegionalLocale(regionalLocaleFor(null, navigator.languages))
  return {
    chip: '[data-event]',
    more: '[data-more]',
    prepare: (scene) => {
      const events = calendarEvents(scene.events)
      return { mount: (place) => drawn(place, scene, events) }
    },
  }
}

function drawn(place: HTMLElement, scene: Scene, events: readonly CalendarEvent[]): Drawn {
  let show = (_date: IsoDate) => {}
  function Page() {
    const [date, setDate] = useState(scene.date)
    show = setDate
    const view = scene.view === 'month' ? monthView : weekView
    const days = useMemo(() => view.days(date, isoWeeks), [view, date])
    return (
      <div className="bench-page">
        <CalendarGrid
          view={view}
          date={date}
          days={days}
          events={events}
          isRead
          readMonths={none}
          zones={zones}
          isSettled
          isFailed={false}
          context={context}
          now={now}
          today={today}
          actions={actions}
        />
      </div>
    )
  }
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  )
  return { show: (date) => show(date) }
}

const none: readonly string[] = []
const zones = { zone: context.zone, ownZone: context.zone.name, others: [], choose: () => {} }
const nothing = () => {}
const actions: GridActions = {
  openEvent: nothing,
  startEvent: nothing,
  startDays: nothing,
  drag: async () => {},
  copy: async () => {},
  around: () => ({ events: [], calendarName: '' }),
  zone: context.zone,
  tellFixed: async () => undefined,
  whenOf: () => ({ kind: 'timed', start: now, end: addMs(now, 3_600_000), zone: null }),
  showDate: nothing,
  isShown: () => true,
  openDay: nothing,
  showMore: nothing,
  step: nothing,
}
