import { useLingui } from '@lingui/react/macro'
import Mail from 'lucide-react/icons/mail'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './InvitationsButton.module.css'
import { useInvitations } from './useInvitations.ts'

/** In the header, how many invitations wait; nothing if none does. */
export function InvitationsButton({ zone, onOpen }: { readonly zone: string; readonly onOpen: () => void }) {
  const { t } = useLingui()
  const count = useInvitations(zone).invitations.length
  const place = document.querySelector('[data-place=invitations]')
  if (count === 0 || !place) return null
  const label = t`Invitations: ${count}`
  return createPortal(
    <Button variant="quiet" aria-label={label} title={label} onClick={onOpen}>
      <Mail size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.count}>{count}</span>
    </Button>,
    place,
  )
}
