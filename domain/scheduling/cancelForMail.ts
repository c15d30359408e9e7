import type { JCal, JCalComponent } from '#contract/jcal.ts'
import type { ItipMessage } from './ItipMessage.ts'
import { partsOf, withVEvents } from './partsOf.ts'

/**
 * A CANCEL with what names the event alone (RFC 5546 3.2.5): it waits in the store for its mail, for each guest. If
 * nothing is left for the recipient, the series stands for its occurrences.
 */
export function cancelForMail(message: ItipMessage): JCal {
  const parts = partsOf(message.data)
  const series = message.isWhole === true ? parts.get('') : undefined
  const named = series === undefined ? [...parts] : [['', series] as const]
  return withVEvents(message.data, new Map(named.map(([part, vevent]) => [part, namesOf(vevent)])))
}

const naming = new Set(
  'uid recurrence-id organizer attendee dtstart dtend duration summary location status sequence dtstamp comment'.split(
    ' ',
  ),
)

const namesOf = ([name, properties]: JCalComponent): JCalComponent => [
  name,
  properties.filter((each) => naming.has(each[0])),
  [],
]
