import type { JCal } from '#contract/jcal.ts'
import type { Method } from '#domain/scheduling/ItipMessage.ts'
import { partsOf } from '#domain/scheduling/partsOf.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { PageLanguage } from '../../page/pageLanguage.ts'
import type { MailSubject } from './composeMail.ts'
import { dateText } from './dateText.ts'
import { mailFacts, factsInWords, maxDates, type MailFacts, type EventInWords } from './eventInWords.ts'
import {
  mailedDatesChange,
  datesToCome,
  knownEventText,
  type MailedDatesChange,
  type KnownEvent,
} from './knownEvent.ts'
import { mailSentences } from './mailSentences.ts'

export type MailWords = {
  readonly facts: EventInWords
  /** Of a change: what its reader was sent, and is no longer so. */
  readonly before: readonly string[]
  /** What its reader knows then, as it is stored. */
  readonly known: string
}

/** What a mail is to say. */
export type MailMessage = {
  readonly subject: MailSubject
  readonly method: Method
  readonly data: JCal
  /** What the mail says of the event, where that is not `data`. */
  readonly about?: JCal
  /** Of a CANCEL: what its reader is invited to all the same. */
  readonly left?: JCal
  /** What its reader was sent last. */
  readonly known: KnownEvent
}

/** What a mail says of its event. */
export function mailWords(message: MailMessage, language: PageLanguage, now: EpochMs): MailWords {
  const { subject, method, data, about = data, left, known } = message
  if (subject.kind === 'cancellation')
    return {
      facts: cancelledInWords(message, language, now),
      before: [],
      known: knownEventText(left === undefined ? null : mailFacts(left, now)),
    }
  const facts = mailFacts(about, now)
  const change = subject.kind === 'change' ? known : null
  const dates = mailedDatesChange(change, facts.dates)
  const isMoved = dates.gone.length > 0 && dates.added.length > 0
  return {
    facts: factsInWords(facts, language, isMoved ? dates.added : facts.dates.whens),
    before: change === null ? [] : beforeInWords(change, facts, dates, language),
    known: knownEventText(method === 'REQUEST' ? facts : null),
  }
}

/** The VEVENT that cancels a series has its first date alone: its reader knows the next ones. */
function cancelledInWords({ data, known }: MailMessage, language: PageLanguage, now: EpochMs): EventInWords {
  const facts = mailFacts(data, now, true)
  const next = partsOf(data).has('') ? datesToCome(known, now) : []
  const whens = next.length === 0 ? facts.dates.whens : next
  return factsInWords({ ...facts, dates: { ...facts.dates, whens } }, language, whens)
}

function beforeInWords(
  known: NonNullable<KnownEvent>,
  { title, place }: MailFacts,
  { gone }: MailedDatesChange,
  language: PageLanguage,
): readonly string[] {
  return [
    ...gone.slice(0, maxDates).map((each) => dateText(each, language)),
    ...(known.place === place || known.place === '' ? [] : [known.place]),
    ...(known.title === title ? [] : [known.title || mailSentences[language].untitled]),
  ]
}
