import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { lazyDialog } from '../../../../ui/loading/lazyDialog.tsx'
import { useAsked } from '../../actions/useAsked.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { canPropose } from './canPropose.ts'

const ProposeDialog = lazyDialog(async () => (await import('./ProposeDialog.tsx')).ProposeDialog)

type ProposeButtonProps = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
}

/** Opens the form in which a guest proposes another time; nothing where a proposal does not reach the organizer. */
export function ProposeButton(props: ProposeButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isOffered = canPropose(useApi(), props.event, useUser().emails)
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
