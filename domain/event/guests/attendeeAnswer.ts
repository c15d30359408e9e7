import type { JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { withoutParameters } from '../../jcal/properties.ts'
import { noteParameter } from './answerNote.ts'
import { proposalParameters } from './proposalParameters.ts'

/**
 * The parameters of an ATTENDEE in which this person answers or proposes another time, and whether an answer is asked
 * for (CAL-28, CAL-29).
 */
const answerParameters: readonly string[] = ['partstat', 'rsvp', noteParameter, ...proposalParameters]

/** What an attendee has answered, to compare: the same one whatever the order and the case of its parameters. */
export const answerText = (attendee: JCalProperty): string =>
  JSON.stringify(Object.entries(answerIn(attendee)).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** An attendee with the answer of another version of them; without one, without an answer. */
export function withAnswerOf(attendee: JCalProperty, version: JCalProperty | undefined): JCalProperty {
  const [name, parameters, type, ...values] = attendee
  const others = withoutParameters(parameters, ...answerParameters)
  return [name, { ...others, ...(version && answerIn(version)) }, type, ...values]
}

const answerIn = ([, parameters]: JCalProperty): JCalParameters =>
  Object.fromEntries(
    Object.entries(parameters)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => answerParameters.includes(name)),
  )
