import { Card } from '../../../ui/overlays/card/Card.tsx'
import type { CardProps } from '../../../ui/overlays/card/CardProps.ts'
import { useOpenChip } from '../details/useOpenChip.ts'
import { draftChip, draftKey } from './draftKey.ts'
import { useSeenDraft } from './useSeenDraft.ts'

/**
 * A card beside the draft in the grid, which is drawn with it. That is found when both are on the page, and what is in
 * the card is not drawn again for it.
 */
export function SlipCard(props: Omit<CardProps, 'anchor' | 'aroundAnchor' | 'isAside' | 'goesTo'>) {
  const { chip, isDragging } = useOpenChip(draftKey)
  useSeenDraft(chip)
  return (
    <Card
      {...props}
      anchor={chip}
      aroundAnchor={dayAround}
      isAside={isDragging}
      isOpenSheet
      goesTo={isDraft}
    />
  )
}

/** The day of hours that a chip is in; a month has narrow days, which it is beside anyway. */
const dayAround = (chip: Element) => chip.closest('[data-cell]')

/** A press there moves it, or leads back to the title. */
const isDraft = (pressed: Element) => pressed.closest(draftChip) !== null
