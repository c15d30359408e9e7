import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { parameterOf, withoutParameters } from '../jcal/properties.ts'
import { revised } from '../jcal/revision.ts'
import { overrideAt } from '../series/overrideAt.ts'
import { startNamed, parseObject } from '../jcal/ParsedObject.ts'
import type { AnswerInvitation } from './Edit.ts'

/**
 * An invitation with a guest's answer (RFC 5546 3.2.3): PARTSTAT in every VEVENT, or in the one of the
 * answered occurrence, which gets an override if needed. SEQUENCE belongs to the organizer and stays.
 *
 * @returns the original itself if the guest is not among the attendees, or has given the same answer before
 */
export function answered(data: JCal, { occurrence, attendee, answer, at }: AnswerInvitation): JCal {
  const answerIn = (vevent: JCalComponent): JCalComponent => {
    const properties = vevent[1].map((each) => withAnswer(each, attendee, answer.toUpperCase()))
    if (properties.every((each, index) => each === vevent[1][index])) return vevent
    return revised(vevent, properties, { now: at, isSignificant: false })
  }
  const put = (isAnswered: (vevent: JCalComponent) => boolean): JCal => {
    const components = data[2].map((each) =>
      each[0] === 'vevent' && isAnswered(each) ? answerIn(each) : each,
    )
    return components.every((each, index) => each === data[2][index]) ? data : [data[0], data[1], components]
  }
  const master = occurrence === null ? null : parseObject(data).master
  const start = master === null || occurrence === null ? null : startNamed(master, occurrence)
  if (master === null || start === null) return put(() => true)
  const existing = master.overrides.find((each) => each.start === start)
  if (existing) return put((each) => each === existing.vevent)
  const plain = overrideAt(master, start)
  const changed = answerIn(plain)
  if (changed === plain) return data
  const last = data[2].findLastIndex((each) => each[0] === 'vevent')
  return [data[0], data[1], data[2].toSpliced(last + 1, 0, changed)]
}

function withAnswer(property: JCalProperty, attendee: string, answer: string): JCalProperty {
  const [name, parameters, type, ...values] = property
  if (name !== 'attendee' || bare(values[0]) !== bare(attendee)) return property
  if (parameterOf(property, 'partstat')?.toUpperCase() === answer) return property
  return [name, { ...withoutParameters(parameters, 'partstat'), partstat: answer }, type, ...values]
}

const bare = (address: unknown) =>
  String(address)
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
