import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { BatchAction } from '#domain/edits/batch/Batch.ts'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import { ColourField } from '../editor/further/ColourField.tsx'

type ColourPopoverProps = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onChosen: (does: BatchAction) => void
  readonly onClose: () => void
}

/** The colours that the selected events can have. */
export function ColourPopover({ anchor, onChosen, onClose }: ColourPopoverProps) {
  const { t } = useLingui()
  return (
    <Popover label={t`Colour of the selected events`} {...{ anchor, onClose }}>
      <ColourField colour={null} onChange={(colour) => onChosen({ name: 'recolour', colour })} />
    </Popover>
  )
}
