import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import { utcText } from '../time/localDateTime.ts'
import { productId } from './newJCal.ts'
import { propertyOf } from '../jcal/properties.ts'

/**
 * The object with the required parts that it lacks: VERSION and PRODID, UID and DTSTAMP of each VEVENT, third
 * items (CAL-13, CAL-16). Everything else stays.
 *
 * @param uid for every VEVENT without one, unless another one in the object has a UID: then they get that
 * @returns the original itself if nothing is missing
 */
export function complete(jcal: JCal, { uid, now }: { readonly uid: string; readonly now: EpochMs }): JCal {
  const known = jcal[2].filter((each) => each[0] === 'vevent').map((each) => propertyOf(each, 'uid')?.[3])
  const shared = known.find((each) => typeof each === 'string' && each !== '')
  const own: JCalProperty = ['uid', {}, 'text', shared ?? uid]
  const stamp: JCalProperty = ['dtstamp', {}, 'date-time', utcText(now)]
  const properties = withMissing(jcal[1], [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', productId],
  ])
  const components = jcal[2].map((each) => completed(each, each[0] === 'vevent' ? [own, stamp] : []))
  const isSame = properties === jcal[1] && components.every((each, index) => each === jcal[2][index])
  return isSame ? jcal : [jcal[0], properties, components]
}

function completed(component: JCalComponent, wanted: readonly JCalProperty[]): JCalComponent {
  const properties = withMissing(component[1], wanted)
  const children = component[2] ?? []
  const completedChildren = children.map((each) => completed(each, []))
  const isSame =
    properties === component[1] &&
    component.length === 3 &&
    completedChildren.every((each, index) => each === children[index])
  return isSame ? component : [component[0], properties, completedChildren]
}

/**
 * Missing properties come first, where people expect UID and DTSTAMP; the others keep their order. An empty
 * UID counts as missing.
 */
function withMissing(
  properties: readonly JCalProperty[],
  wanted: readonly JCalProperty[],
): readonly JCalProperty[] {
  const missing = wanted.filter(([name]) => !properties.some((each) => each[0] === name && each[3] !== ''))
  if (missing.length === 0) return properties
  const names = new Set(missing.map(([name]) => name))
  return [...missing, ...properties.filter((each) => !names.has(each[0]))]
}
