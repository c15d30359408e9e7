import { Trans } from '@lingui/react/macro'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import type { EventForm } from './form/eventForm.ts'
import { timeLinkOf } from './timeLinkOf.ts'

// lingui-set comment="A button in the form of an event: copies an address which opens as a new event at the same time, in the zone of the person who opens it."

/**
 * Copies a link to the time in a form. While there is none the button stays in its place: a form that grows when a field is left
 * takes `Save` away from under the pointer that leaves it.
 */
export function CopyTimeLink({ form }: { readonly form: EventForm }) {
  const link = timeLinkOf(form, window.location.href)
  return (
    <CopyButton key={link} text={link}>
      <Trans>Copy link to this time</Trans>
    </CopyButton>
  )
}
