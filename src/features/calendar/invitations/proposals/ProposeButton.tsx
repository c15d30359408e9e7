import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { lazyDialog } from '../../../../ui/loading/lazyDialog.tsx'
import { useAsked } from '../../actions/useAsked.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { offers } from '../../queries/server/hostFeatures.ts'

const ProposeDialog = lazyDialog(async () => (await import('./ProposeDialog.tsx')).ProposeDialog)

type ProposeButtonProps = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
}

/** Opens the form in which a guest proposes another time; nothing where the server carries no proposals. */
export function ProposeButton(props: ProposeButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isOffered = offers(useApi(), 'invitations')
  useAsked(props.event.key, { eventPropose: isOffered ? () => setIsOpen(true) : undefined })
  if (!isOffered) return null
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={ProposeDialog.preload}
        onFocus={ProposeDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <Trans comment="A button (verb): a guest asks the organiser for another time.">
          Propose a new time
        </Trans>
      </Button>
      {isOpen && <ProposeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
