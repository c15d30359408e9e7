import { Trans } from '@lingui/react/macro'
import Calendar from 'lucide-react/icons/calendar'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import Repeat from 'lucide-react/icons/repeat'
import TextIcon from 'lucide-react/icons/text'
import Tag from 'lucide-react/icons/tag'
import type { CSSProperties } from 'react'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { Calendar as CalendarOf } from '../queries/calendars/Calendar.ts'
import { formatFullDate } from '../format/formatDate.ts'
import { formatElsewhere } from '../format/formatElsewhere.ts'
import { formatStates, formatWhen } from '../format/formatEvent.ts'
import { formatRepeats } from '../format/formatRepeats.ts'
import { formatUnreadRule } from '../format/formatUnreadRule.ts'
import { factLine } from '../../../ui/join.ts'
import { spineOf } from '../../../ui/colours/eventColours.ts'
import { Description, htmlOf } from './description/Description.tsx'
import { Fact } from './Fact.tsx'
import { FurtherFacts } from './FurtherFacts.tsx'
import { InCalendars } from './InCalendars.tsx'
import { LinkedText } from './LinkedText.tsx'
import styles from './EventDetails.module.css'
import { GuestFacts } from './guests/GuestFacts.tsx'

// lingui-set comment="In the details of an event. “Repeats”: said of an event whose rule is not known yet."

type EventFactsProps = {
  readonly event: CalendarEvent
  readonly calendar: CalendarOf
  /** The calendars it lies in, if these are several. */
  readonly among: readonly CalendarOf[]
  readonly zone: string
  /** The object as the service stores it; null before it was read. */
  readonly data: JCal | null
}

/** When and where an event is, how it repeats, and everything else its object says. */
export function EventFacts({ event, calendar, among, zone, data }: EventFactsProps) {
  const repeats = event.isRecurring || (data !== null && isRecurring(data))
  const rhythm = data && formatRepeats(data)
  const unread = data && formatUnreadRule(data)
  const elsewhere = formatElsewhere(event, zone)
  const states = formatStates(event)
  const html = htmlOf(event)
  const style: CSSProperties & Record<'--cal', string> = { '--cal': spineOf(calendar.colour) }
  return (
    <ul role="list" className={styles.facts} style={style}>
      <Fact icon={Clock}>
        {formatWhen(event, zoneNamed(zone), formatFullDate)}
        {elsewhere !== null && <span className={styles.quiet}>{elsewhere}</span>}
      </Fact>
      {repeats && (
        <Fact icon={Repeat}>
          {rhythm ?? <Trans>Repeats</Trans>}
          {unread !== null && <span className={styles.quiet}>{unread}</span>}
        </Fact>
      )}
      {event.location !== '' && (
        <Fact icon={MapPin}>
          <span>
            <LinkedText text={event.location} />
          </span>
        </Fact>
      )}
      <GuestFacts
        calendar={calendar}
        vevent={event.vevent ?? data?.[2].find(([name]) => name === 'vevent')}
      />
      <Fact icon={Calendar}>
        <InCalendars calendar={calendar} among={among} />
      </Fact>
      {!calendar.canWrite && (
        <Fact icon={Lock}>
          <Trans>Read-only: you can’t change events in this calendar.</Trans>
        </Fact>
      )}
      {states.length > 0 && <Fact icon={Tag}>{factLine(states)}</Fact>}
      {event.vevent && <FurtherFacts event={event} vevent={event.vevent} zone={zoneNamed(zone)} />}
      {(event.description !== '' || html !== '') && (
        <Fact icon={TextIcon}>
          <div className={styles.description}>
            <Description plain={event.description} html={html} />
          </div>
        </Fact>
      )}
    </ul>
  )
}
