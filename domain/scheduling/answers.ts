import type { JCal, JCalComponent } from '#contract/jcal.ts'
import type { GivenAnswer, Answers, Asked } from './ItipMessage.ts'
import { partsOf, plainPart, withVEvents } from './partsOf.ts'
import { attendeeOf, withAnswer } from './people.ts'

/**
 * The answer that holds for a part: the one to it, else the one to the series, unless the organizer has asked again
 * since; null if there is none.
 */
export function answerFor(answers: Answers, part: string, asked: number): GivenAnswer | null {
  return [answers[part], answers['']].find((each) => each !== undefined && each.sequence >= asked) ?? null
}

/** The SEQUENCE since which an answer of somebody to a part counts. */
export function askedSince(asked: Asked, address: string, part: string): number {
  const own = asked[`${address} ${part}`] ?? asked[`${address} `] ?? 0
  return Math.max(asked[part] ?? asked[''] ?? 0, own)
}

/**
 * An object with the answers of one attendee. An answer to an occurrence without an override makes one, if it is
 * another than the one to the series. Organizer and attendee compute it alike, so that both see the same.
 *
 * @param askedOf the SEQUENCE since which an answer to a part counts
 * @returns the original itself if nothing changes
 */
export function withAnswers(
  jcal: JCal,
  address: string,
  answers: Answers,
  askedOf: (part: string) => number,
): JCal {
  const before = partsOf(jcal)
  const after = new Map(before)
  for (const [part, vevent] of before) {
    const answer = answerFor(answers, part, askedOf(part))
    if (answer) after.set(part, withAnswer(vevent, address, answer))
  }
  for (const part of Object.keys(answers)) {
    if (part === '' || before.has(part)) continue
    const made = answeredPart(jcal, address, answerFor(answers, part, askedOf(part)), part)
    if (made) after.set(part, made)
  }
  const isSame = after.size === before.size && [...after].every(([part, each]) => before.get(part) === each)
  return isSame ? jcal : withVEvents(jcal, after)
}

function answeredPart(
  jcal: JCal,
  address: string,
  answer: GivenAnswer | null,
  part: string,
): JCalComponent | null {
  const plain = answer && plainPart(jcal, part)
  if (!plain || !attendeeOf(plain, address)) return null
  const made = withAnswer(plain, address, answer)
  return made === plain ? null : made
}
