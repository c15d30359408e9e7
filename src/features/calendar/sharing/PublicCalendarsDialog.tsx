import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import type { PublicCalendar } from '#contract/sharing/publicRight.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Busy } from '../../../ui/states/Busy.tsx'
import { findPublicCalendars } from './publicRequests.ts'
import styles from './ShareDialog.module.css'
import { SubscribeButton } from './SubscribeButton.tsx'

// lingui-set comment="The dialog in which public calendars of the organisation are found and added."

/** The public calendars of the organisation, to be added to one's own list (CAL-26). */
export function PublicCalendarsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: ['calendar', 'publicCalendars', q],
    queryFn: (call) => findPublicCalendars(api, q, call),
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

  return (
    <Dialog
      title={t`Calendars of my organisation`}
      isStill
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.share} aria-busy={found.isPending}>
        <TextField
          label={t`Search`}
          type="search"
          maxLength={64}
          value={typed}
          placeholder={t`Name of a calendar or a person`}
          onChange={setTyped}
        />
        {found.isPending && <Busy label={t`Loading public calendars`} />}
        {found.isError && (
          <div role="alert" className={styles.add}>
            <p className={styles.trouble}>{t(explain(failureBehind(found.error)).sentence)}</p>
            <Button size="small" onClick={() => void found.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        )}
        {found.data?.length === 0 && (
          <p className={styles.note}>
            {q === '' ? t`Nobody in your organisation has a public calendar.` : t`No public calendar found.`}
          </p>
        )}
        <ul role="list" aria-label={t`Public calendars`} className={styles.people}>
          {found.data?.map((calendar) => (
            <FoundCalendar key={calendar.href} calendar={calendar} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function FoundCalendar({ calendar }: { readonly calendar: PublicCalendar }) {
  const owner = calendar.owner.displayName
  const name = calendar.name ?? owner
  return (
    <li className={styles.public}>
      <span className={styles.address}>{name}</span>
      <span className={styles.owner}>{owner}</span>
      <SubscribeButton name={name} href={calendar.href} />
    </li>
  )
}
