import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { answerText, withAnswerOf } from '../../event/guests/attendeeAnswer.ts'
import { addressOf } from '../../event/guests/readGuestList.ts'
import { propertiesOf } from '../../jcal/properties.ts'
import { identified } from '../identified.ts'
import { groupOf } from '../propertyGroups.ts'
import { answeringOverrides } from './withoutAnswers.ts'

/** What an undone edit made of an object, what it was before, and what is stored now. */
type Versions = { readonly from: JCal; readonly to: JCal; readonly now: JCal }

/**
 * An object that is restored, with what guests have answered since. What goes back to another time has the answers to
 * that time.
 */
export function withAnswersSince(restored: JCal, versions: Versions): JCal {
  const parts = identifiedIn(versions)
  const result = identified(restored)
  const components = [...result].map(([name, each]): JCalComponent => {
    const [was, is] = [parts.from.get(name), parts.now.get(name)]
    return was && is && !isMoved(parts, name) ? answeredSince(each, was, is) : each
  })
  const answering = answeringOverrides(versions.now)
  const areMoved = [...parts.to.keys()].some((name) => isMoved(parts, name))
  const added = [...parts.now].filter(
    ([name, each]) => answering.has(each) && !parts.from.has(name) && !result.has(name),
  )
  return [restored[0], restored[1], [...components, ...(areMoved ? [] : added.map(([, each]) => each))]]
}

/**
 * Whether the undone edit was an answer, and something else was answered since, as by the same guest on another device.
 */
export function isAnsweredAnew(versions: Versions): boolean {
  const parts = identifiedIn(versions)
  return [...parts.now].some(([name, is]) => {
    const [was, wanted] = [parts.from.get(name), parts.to.get(name)]
    if (!was || !wanted || isMoved(parts, name)) return false
    return propertiesOf(is, 'attendee').some((attendee) => {
      const [given, before] = [was, wanted].map((part) => attendeeOf(part, bareOf(attendee)))
      // Who was invited, or removed, by the edit has not answered in it.
      if (!given || !before) return false
      const own = [given, before].map(answerText)
      return own[0] !== own[1] && !own.includes(answerText(attendee))
    })
  })
}

const bareOf = (attendee: JCalProperty): string => addressOf(attendee).toLowerCase()

const attendeeOf = (vevent: JCalComponent, address: string): JCalProperty | undefined =>
  propertiesOf(vevent, 'attendee').find((each) => bareOf(each) === address)

type Parts = Readonly<Record<keyof Versions, ReadonlyMap<string, JCalComponent>>>

const identifiedIn = ({ from, to, now }: Versions): Parts => ({
  from: identified(from),
  to: identified(to),
  now: identified(now),
})

/** Whether the undone edit moved a part of the object. */
function isMoved({ from, to }: Parts, name: string): boolean {
  const [was, wanted] = [from.get(name), to.get(name)]
  return was !== undefined && wanted !== undefined && timesOf(was) !== timesOf(wanted)
}

const timesOf = ([, properties]: JCalComponent): string =>
  JSON.stringify(properties.filter((each) => groupOf(each) === 'times'))

function answeredSince(each: JCalComponent, was: JCalComponent, is: JCalComponent): JCalComponent {
  const answered = (attendee: JCalProperty): JCalProperty => {
    if (attendee[0] !== 'attendee') return attendee
    const [before, after] = [was, is].map((part) => attendeeOf(part, bareOf(attendee)))
    const isNew = before !== undefined && after !== undefined && answerText(before) !== answerText(after)
    return isNew ? withAnswerOf(attendee, after) : attendee
  }
  return [each[0], each[1].map(answered), each[2] ?? []]
}
