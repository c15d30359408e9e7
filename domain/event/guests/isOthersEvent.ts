import type { JCalComponent } from '#contract/jcal.ts'
import { propertyOf } from '../../jcal/properties.ts'
import { mayInvite } from './GuestList.ts'

/** Whether somebody with none of these addresses organises an event (ORGANIZER): only they may change when it is. */
export function isOthersEvent(vevent: JCalComponent, myAddresses: readonly string[]): boolean {
  const address = propertyOf(vevent, 'organizer')?.[3]
  return (
    typeof address === 'string' && !mayInvite({ organizer: { address, name: '' }, guests: [] }, myAddresses)
  )
}
