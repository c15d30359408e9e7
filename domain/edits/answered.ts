import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { parameterOf, withoutParameters } from '../jcal/properties.ts'
import { revised } from '../jcal/revision.ts'
import { overrideAt } from '../series/overrideAt.ts'
import { startNamed, parseObject } from '../jcal/ParsedObject.ts'
import { noteParameter } from '../event/guests/answerNote.ts'
import type { AnswerInvitation } from './Edit.ts'

/**
 * An invitation with a guest's answer (RFC 5546 3.2.3): PARTSTAT in every VEVENT, or in the one of the
 * answered occurrence, which gets an override if needed. SEQUENCE belongs to the organizer and stays.
 *
 * @returns the original itself if the guest is not among the attendees, or has given the same answer and note before
 */
export function answered(
  data: JCal,
  { occurrence, attendee, answer, note = '', at }: AnswerInvitation,
): JCal {
  const answerIn = (vevent: JCalComponent): JCalComponent => {
    const properties = vevent[1].map((each) =>
      withAnswer(each, attendee, { partstat: answer.toUpperCase(), note }),
    )
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

/** What a guest has answered, in the series and in each of its overrides; empty for one who is not invited. */
export const repliesOf = (data: JCal | null, attendee: string): readonly JCalProperty[] =>
  (data?.[2] ?? []).flatMap(([, properties]) => properties.filter((each) => isOf(each, attendee)))

type Given = { readonly partstat: string; readonly note: string }

function withAnswer(property: JCalProperty, attendee: string, { partstat, note }: Given): JCalProperty {
  const [name, parameters, type, ...values] = property
  if (!isOf(property, attendee)) return property
  const isSame = parameterOf(property, 'partstat')?.toUpperCase() === partstat
  if (isSame && (parameterOf(property, noteParameter) ?? '') === note) return property
  const others = withoutParameters(parameters, 'partstat', noteParameter)
  return [name, { ...others, partstat, ...(note !== '' && { [noteParameter]: note }) }, type, ...values]
}

const isOf = ([name, , , value]: JCalProperty, attendee: string) =>
  name === 'attendee' && bare(value) === bare(attendee)

const bare = (address: unknown) =>
  String(address)
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
