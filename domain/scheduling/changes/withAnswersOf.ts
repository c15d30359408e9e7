import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { answerText, withAnswerOf } from '../../event/guests/attendeeAnswer.ts'
import { propertiesOf, propertyOf } from '../../jcal/properties.ts'
import { partsOf, plainPart, withVEvents } from '../partsOf.ts'
import { attendeeOf, bareOf, withAnswer, withParametersIn } from '../people.ts'

/**
 * A former state of a meeting with what its attendees say today: their answers, notes and proposals. Who is in it and no
 * longer invited has not answered. What one said oneself comes back with it.
 *
 * @param own bare address of the owner of the calendar
 * @returns the original itself if nothing changes, and without an organizer
 */
export function withAnswersOf(former: JCal, now: JCal, own: string): JCal {
  const before = partsOf(former)
  const today = partsOf(now)
  const parts = new Map(
    [...before].map(([part, vevent]) => {
      const known = today.get(part) ?? plainPart(now, part)
      return [part, propertyOf(vevent, 'organizer') ? answeredAs(vevent, known, own) : vevent]
    }),
  )
  return [...parts].every(([part, each]) => before.get(part) === each) ? former : withVEvents(former, parts)
}

const answeredAs = (vevent: JCalComponent, known: JCalComponent | null, own: string): JCalComponent =>
  propertiesOf(vevent, 'attendee')
    .filter((each) => bareOf(each) !== own)
    .reduce((changed, each) => {
      const today = known === null ? undefined : attendeeOf(known, bareOf(each))
      if (today === undefined) return withAnswer(changed, bareOf(each), { partstat: 'NEEDS-ACTION' })
      if (answerText(each) === answerText(today)) return changed
      return withParametersIn(changed, each, withAnswerOf(each, today)[1])
    }, vevent)
