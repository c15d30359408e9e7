import { useMedia } from '../../useMedia.ts'
import { Dialog } from '../Dialog.tsx'
import { InLanguage } from '../InLanguage.tsx'
import { CardBeside } from './CardBeside.tsx'
import type { CardProps } from './CardProps.ts'

/**
 * A small dialog beside the element it is about. The page stays usable: a press outside closes it, and keys
 * that it does not handle go to its anchor. Without space for it, or for fingers, it is a sheet from below.
 * Load it lazily.
 */
export function Card(props: CardProps) {
  const isSheet = useMedia('(width < 40rem), (pointer: coarse)')
  if (!isSheet || props.isOpenSheet) {
    return (
      <InLanguage>
        <CardBeside {...props} isSheet={isSheet} />
      </InLanguage>
    )
  }
  const { title, onClose, onDoubleClick, onEnter, children, footer } = props
  return (
    <Dialog {...{ title, onClose, onDoubleClick, onEnter, footer }} size="small" isSheet closesOutside>
      {children}
    </Dialog>
  )
}
