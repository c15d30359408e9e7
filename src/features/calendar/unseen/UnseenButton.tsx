import History from 'lucide-react/icons/history'
import { createPortal } from 'react-dom'
import type { EpochMs } from '#domain/time/units.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { formatLately } from '../versions/formatLately.ts'
import styles from './unseen.module.css'
import { countSentence } from './unseenSentences.ts'

type UnseenButtonProps = {
  readonly count: number
  /** There are more than were read. */
  readonly hasMore: boolean
  /** When the person last looked. */
  readonly since: string | undefined
  readonly now: EpochMs
  readonly onStep: () => void
}

/** In the header, how many changes by others there are; nothing if there are none. */
export function UnseenButton({ count, hasMore, since, now, onStep }: UnseenButtonProps) {
  const place = document.querySelector('[data-place=invitations]')
  if (count === 0 || since === undefined || !place) return null
  const label = countSentence(count, hasMore, formatLately(Date.parse(since), now))
  return createPortal(
    <Button variant="quiet" aria-label={label} title={label} onClick={onStep}>
      <History size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.sentence}>{label}</span>
      <span className={styles.count}>{count}</span>
    </Button>,
    place,
  )
}
