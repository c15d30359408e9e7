import type { JCal, JCalComponent, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { noteParameter } from '../../event/guests/answerNote.ts'
import { parseObject } from '../../jcal/ParsedObject.ts'
import { overrideAt } from '../../series/overrideAt.ts'
import { withoutStamps } from '../propertyGroups.ts'

/** Whether a guest answers in a parameter of their ATTENDEE, or proposes another time (CAL-28, CAL-29). */
const isAnswer = (parameter: string): boolean =>
  answerParameters.has(parameter.toLowerCase()) || parameter.toLowerCase().startsWith('x-proposed-')

const answerParameters: ReadonlySet<string> = new Set(['partstat', 'rsvp', noteParameter])

/**
 * An object without what its guests have answered, to compare what else was done to it: without the answers, and
 * without the overrides that hold nothing but an answer to one occurrence.
 */
export function withoutAnswers(jcal: JCal): JCal {
  const answering = answeringOverrides(jcal)
  return [jcal[0], jcal[1], jcal[2].filter((each) => !answering.has(each)).map(unanswered)]
}

/** The overrides that differ from their series in answers alone. */
export function answeringOverrides(jcal: JCal): ReadonlySet<JCalComponent> {
  const { master } = parseObject(jcal)
  if (master === null) return new Set()
  const isSame = (vevent: JCalComponent, plain: JCalComponent) =>
    JSON.stringify(unanswered(vevent)) === JSON.stringify(unanswered(plain))
  const answering = master.overrides.filter(({ vevent, start }) => isSame(vevent, overrideAt(master, start)))
  return new Set(answering.map(({ vevent }) => vevent))
}

function unanswered(component: JCalComponent): JCalComponent {
  const [name, properties, inside = []] = withoutStamps(component)
  return [name, properties.map((each) => withAnswerOf(each, undefined)), inside]
}

/** An attendee with the answer of another version of them; without one, without an answer. */
export function withAnswerOf(attendee: JCalProperty, version: JCalProperty | undefined): JCalProperty {
  const [name, parameters, type, ...values] = attendee
  if (name !== 'attendee') return attendee
  const others = parametersOf(parameters, (each) => !isAnswer(each))
  return [name, { ...others, ...(version && answerIn(version)) }, type, ...values]
}

/** What an attendee has answered, to compare. */
export const answerText = (attendee: JCalProperty): string =>
  JSON.stringify(Object.entries(answerIn(attendee)).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const answerIn = ([, parameters]: JCalProperty): JCalParameters => parametersOf(parameters, isAnswer)

const parametersOf = (parameters: JCalParameters, isWanted: (name: string) => boolean): JCalParameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => isWanted(name)))
