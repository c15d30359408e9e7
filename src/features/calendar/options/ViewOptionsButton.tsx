import { useLingui } from '@lingui/react/macro'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useRef, useState } from 'react'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'

// lingui-set comment="The button that opens the options of the views: first day of the week, clock, weekends and more."

const ViewOptionsPopover = lazyDialog(
  async () => (await import('./ViewOptionsPopover.tsx')).ViewOptionsPopover,
)

/** Opens the view options. */
export function ViewOptionsButton() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label={t`View options`}
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={ViewOptionsPopover.preload}
        onFocus={ViewOptionsPopover.preload}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <ViewOptionsPopover anchor={button} onClose={() => setIsOpen(false)} />}
    </>
  )
}
