import type { JCal } from '#contract/jcal.ts'
import { sequenceOf } from '../../jcal/latestOf.ts'
import { componentsOf } from '../../jcal/properties.ts'
import { isToOrganizer } from '../ItipMessage.ts'
import type { MessageInFile } from './messageIn.ts'

/**
 * What a message means to who has it: an invitation to something `new`; a change of what is `known`; nothing, as it is
 * about an event that is `missing`, or as a `later` one came before.
 */
export type Standing = 'new' | 'known' | 'missing' | 'later'

/**
 * @param held the reader's object of its UID; null for none
 */
export function standingOf(
  { method, sequence }: Pick<MessageInFile, 'method' | 'sequence'>,
  held: JCal | null,
): Standing {
  if (held === null) return method === 'REQUEST' ? 'new' : 'missing'
  const known = Math.max(...componentsOf(held, 'vevent').map(sequenceOf))
  return !isToOrganizer(method) && known > sequence ? 'later' : 'known'
}
