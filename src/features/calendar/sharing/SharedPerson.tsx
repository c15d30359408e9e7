import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import type { Invited } from '#contract/sharing/accessList.ts'
import type { RightName } from '#contract/sharing/shares.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Initials } from '../format/guests/Initials.tsx'
import { mailAddressOf, rightOf } from './rightOf.ts'
import type { ShareChange } from './shareRequests.ts'
import styles from './ShareDialog.module.css'
import { useRightLabels } from './useRightLabels.ts'

// lingui-set comment="A person with whom a calendar is shared; {address} is an e-mail address."

type SharedPersonProps = {
  readonly person: Invited
  /** What they are given and do not have yet; null unless that is under way. */
  readonly pending: RightName | null
  readonly onChange: (change: ShareChange) => void
}

/** Somebody who has the calendar, what they may do, and the end of it. */
export function SharedPerson({ person, pending, onChange }: SharedPersonProps) {
  const { t } = useLingui()
  const labels = useRightLabels()
  const { href } = person
  const address = mailAddressOf(person)
  return (
    <li className={styles.person}>
      <Initials person={{ name: '', address }} />
      <span className={styles.address}>{address}</span>
      <select
        aria-label={t`What ${address} may do`}
        value={pending ?? rightOf(person) ?? undefined}
        onChange={({ target }) =>
          onChange({ href, right: labels[target.selectedIndex]?.value ?? 'freebusy' })
        }
      >
        {labels.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconButton
        label={t`Stop sharing with ${address}`}
        icon={X}
        onClick={() => onChange({ href, right: null })}
      />
    </li>
  )
}
