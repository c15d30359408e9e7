import '#src/ui/fonts.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { monthGrid, weekOf } from '#domain/time/dates.ts'
import { CalendarGrid } from '#src/features/calendar/grid/view/CalendarGrid.tsx'
import type { GridActions } from '#src/features/calendar/grid/view/GridActions.ts'
import { loadCatalogue } from '#src/locales/loadCatalogue.ts'
import { calendarEvents, context, now, today } from './calendarEvents.ts'
import type { Contender, Drawn, Scene } from './Contender.ts'
import './ours.css'

/** The grid of the application, as its page draws it. */
export async function ours(): Promise<Contender> {
  await loadCatalogue('en')
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
  let show = (_date: string) => {}
  function Page() {
    const [date, setDate] = useState(scene.date)
    show = setDate
    const period = useMemo(() => ({ view: scene.view, date }), [date])
    const days = useMemo(() => (scene.view === 'month' ? monthGrid(date, 1) : weekOf(date, 1)), [date])
    return (
      <div className="bench-page">
        <CalendarGrid
          period={period}
          days={days}
          events={events}
          isSettled
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

const nothing = () => {}
const actions: GridActions = {
  openEvent: nothing,
  startEvent: nothing,
  startDays: nothing,
  drag: async () => {},
  tellWhen: () => 'Monday 1 March, 09:00 to 10:00',
  zone: context.zone,
  whenOf: () => ({ kind: 'timed', start: now, end: now + 3_600_000, zone: null }),
  openDay: nothing,
  showMore: nothing,
  step: nothing,
}
