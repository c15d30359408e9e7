import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { isOverride } from './instancesIn.ts'
import { propertyOf, textOf } from './properties.ts'
import { visibilityOf } from './readDetails.ts'

/**
 * The object as others see it (CAL-10): of its private and confidential events only the time, with the summary `Busy`.
 * An override is private when its master is: hide before `expand`, after which there are no masters. An object without private events
 * is returned as it is.
 */
export function busyOnly(jcal: JCal): JCal {
  const isVEvent = (each: JCalComponent) => each[0] === 'vevent'
  const privateUids = new Set(
    jcal[2]
      .filter((each) => isVEvent(each) && isPrivate(each) && !isOverride(each))
      .map((each) => textOf(each, 'uid')),
  )
  const isHidden = (each: JCalComponent) =>
    isVEvent(each) && (isPrivate(each) || privateUids.has(textOf(each, 'uid')))
  if (!jcal[2].some(isHidden)) return jcal
  return [jcal[0], jcal[1], jcal[2].map((each) => (isHidden(each) ? hidden(each) : each))]
}

function isPrivate(vevent: JCalComponent): boolean {
  const property = propertyOf(vevent, 'class')
  return property !== undefined && visibilityOf(textOf(vevent, 'class')) !== 'public'
}

const timing: ReadonlySet<string> = new Set(
  'uid dtstamp dtstart dtend duration transp status class sequence rrule rdate exrule exdate recurrence-id'.split(
    ' ',
  ),
)

/** Only what says when is kept: neither words nor people nor alarms. */
function hidden(vevent: JCalComponent): JCalComponent {
  const remaining = vevent[1].filter(([name]) => timing.has(name))
  return [vevent[0], [...remaining, ['summary', {}, 'text', 'Busy']], []]
}
