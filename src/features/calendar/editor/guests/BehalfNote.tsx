import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { ownerQuery } from '../../queries/calendars/ownerQuery.ts'
import styles from './InvitationNote.module.css'

/** In the calendar of somebody else: for whom guests are invited; nothing in one's own. */
export function BehalfNote({ calendar }: { readonly calendar: Calendar | undefined }) {
  const { t } = useLingui()
  const api = useApi()
  const { displayName, preferredEmail } = useUser()
  const ownerId = calendar?.canWrite ? calendar.ownerId : null
  const { data: owner } = useQuery({ ...ownerQuery(api, ownerId ?? ''), enabled: ownerId !== null })
  if (ownerId === null || !owner) return null
  const [me, name] = [displayName || preferredEmail, owner.name || owner.address]
  return (
    <p className={styles.note}>
      {t({ message: `${me} on behalf of ${name}`, comment: '{me} writes in the calendar of {name}.' })}
    </p>
  )
}
