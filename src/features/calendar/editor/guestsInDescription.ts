import { t } from '@lingui/core/macro'
import type { PrefilledEvent } from '../../../navigation/paths.ts'

/** There is no field for guests yet. Their addresses are kept where they can be read; nobody is told. */
export function guestsInDescription(event: PrefilledEvent): PrefilledEvent {
  const { guests, description = '' } = event
  if (guests === undefined) return event
  const line = t`Guests: ${guests}`
  return { ...event, description: description === '' ? line : `${description}\n\n${line}` }
}
