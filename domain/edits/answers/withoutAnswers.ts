import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { withAnswerOf } from '../../event/guests/attendeeAnswer.ts'
import { parseObject } from '../../jcal/ParsedObject.ts'
import { overrideAt } from '../../series/overrideAt.ts'
import { withoutStamps } from '../propertyGroups.ts'

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
  return [
    name,
    properties.map((each) => (each[0] === 'attendee' ? withAnswerOf(each, undefined) : each)),
    inside,
  ]
}
