import { lengths } from '#contract/lengths.ts'
import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { componentsOf, propertyOf, textOf } from '#domain/jcal/properties.ts'
import { throwHttpError } from '../../HttpError.ts'

/**
 * The uid that all events of an object share: an object is one event or one series with its overrides (RFC
 * 4791 4.1).
 *
 * @throws {HttpError} wrong-shape
 */
export function uidOf(object: JCal): string {
  const events = componentsOf(object, 'vevent')
  const [uid = '', ...others] = new Set(events.map((event) => textOf(event, 'uid')))
  if (others.length > 0) {
    throwHttpError('wrong-shape', 'The body holds several events: put each under an address of its own.')
  }
  if (events.filter(isMaster).length > 1) {
    throwHttpError('wrong-shape', 'The body holds one event twice: all but one need a recurrence-id.')
  }
  if (uid.length > lengths.uid || /[\p{Cc}\p{Cs}]/u.test(uid)) {
    throwHttpError('wrong-shape', `uid must be text of at most ${lengths.uid} characters.`)
  }
  return uid
}

const isMaster = (event: JCalComponent) => propertyOf(event, 'recurrence-id') === undefined
