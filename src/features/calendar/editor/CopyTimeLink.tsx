import { Trans } from '@lingui/react/macro'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import type { EventForm } from './form/eventForm.ts'
import { timeLinkOf } from './timeLinkOf.ts'

// lingui-set comment="A button in the form of an event: copies an address which opens as a new event at the same time, in the zone of whoever opens it."

/** Copies a link to the time in a form; nothing while there is none. */
export function CopyTimeLink({ form }: { readonly form: EventForm }) {
  const link = timeLinkOf(form, window.location.href)
  if (link === null) return null
  return (
    <CopyButton key={link} text={link}>
      <Trans>Copy link to this time</Trans>
    </CopyButton>
  )
}
