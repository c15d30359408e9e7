import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '#contract/failure.ts'
import type { Invited } from '#contract/sharing/accessList.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { paragraph } from '../../../ui/join.ts'
import { Busy } from '../../../ui/states/Busy.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import { AddPerson } from './AddPerson.tsx'
import { PublicChoice } from './PublicChoice.tsx'
import { rightOf } from './rightOf.ts'
import styles from './ShareDialog.module.css'
import { SecretAddress } from './SecretAddress.tsx'
import { shareSentence } from './shareSentence.ts'
import { SharedPerson } from './SharedPerson.tsx'
import { listInvited, type ShareChange } from './shareRequests.ts'
import { sharesKey, useShareChanges } from './useShareChanges.ts'

// lingui-set comment="The dialog in which a calendar is shared with other people."

type ShareDialogProps = { readonly calendar: Calendar; readonly onClose: () => void }

/** With whom a calendar is shared, and by which right. Each change takes effect at once. */
export function ShareDialog({ calendar, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const isLost = useIsSharingLost(calendar)
  return (
    <Dialog
      title={t`Share “${calendar.name}”`}
      isStill
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {isLost ? (
        <p role="status" className={styles.note}>
          <Trans>You can no longer decide who has this calendar.</Trans>
        </p>
      ) : (
        <Shares calendar={calendar} />
      )}
    </Dialog>
  )
}

/** Whether somebody took the permission back while the dialog was open, or the calendar away. */
function useIsSharingLost({ homeId, id }: Calendar): boolean {
  const listed = useQuery(calendarsQuery(useApi(), useUser().id)).data?.calendars
  const isStill = (each: Calendar) => each.homeId === homeId && each.id === id && each.canShare
  return listed !== undefined && !listed.some(isStill)
}

function Shares({ calendar }: { readonly calendar: Calendar }) {
  const api = useApi()
  const { features } = api.config
  const slots = { userId: calendar.homeId, calendarId: calendar.id }
  const asked = useQuery({
    queryKey: sharesKey(calendar),
    queryFn: ({ signal }) => listInvited(api, slots, { signal }),
    gcTime: 0,
  })
  const { error, isPending, wanted, announced, onChange, onAdd } = useShareChanges(calendar)
  const [typed, setTyped] = useState('')
  const isOwn = calendar.ownerId === null

  return (
    <div className={styles.share} aria-busy={asked.isPending}>
      <p className={styles.note}>
        <Trans>Private events are shown to others as “Busy”, whatever they may do here.</Trans>
      </p>
      <AddPerson
        typed={typed}
        isBusy={isPending}
        onTyped={setTyped}
        onAdd={(added) => onAdd(added, () => setTyped(''))}
      />
      {error && <Trouble failure={failureBehind(error)} isOwn={isOwn} />}
      <p role="status" className={styles.said}>
        {paragraph(announced.map(shareSentence))}
      </p>
      <People asked={asked} pending={wanted} onChange={onChange} />
      {isOwn && features.publicCalendars && <PublicChoice calendar={calendar} />}
      {isOwn && features.secretAddresses && <SecretAddress calendar={calendar} />}
    </div>
  )
}

/** Why nothing was changed. */
function Trouble({ failure, isOwn }: { readonly failure: Failure; readonly isOwn: boolean }) {
  const { t } = useLingui()
  const owners = isOwn ? t`You have this calendar already.` : t`You and its owner have this calendar already.`
  const sentences: Partial<Record<Failure, string>> = {
    forbidden: t`Nobody who uses this calendar service has this address.`,
    'wrong-shape': owners,
  }
  return (
    <p role="alert" className={styles.trouble}>
      {sentences[failure] ?? t(explain(failure).sentence)}
    </p>
  )
}

type PeopleProps = {
  readonly asked: UseQueryResult<readonly Invited[]>
  readonly pending: ShareChange | null
  readonly onChange: (change: ShareChange) => void
}

/** Everybody with whom it is shared. */
function People({ asked, pending, onChange }: PeopleProps) {
  const { t } = useLingui()
  if (asked.isPending) return <Busy label={t`Loading who it’s shared with`} />
  if (asked.isError) {
    return (
      <ErrorState
        level={2}
        title={t`Couldn’t load who it’s shared with`}
        action={
          <Button onClick={() => void asked.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {t(explain(failureBehind(asked.error)).sentence)}
      </ErrorState>
    )
  }
  const others = asked.data.filter((person) => rightOf(person) !== null)
  return others.length === 0 ? (
    <p className={styles.note}>
      <Trans>Only you have this calendar.</Trans>
    </p>
  ) : (
    <ul role="list" aria-label={t`Shared with`} className={styles.people}>
      {others.map((person) => (
        <SharedPerson
          key={person.href}
          person={person}
          pending={pending?.href === person.href ? pending.right : null}
          onChange={onChange}
        />
      ))}
    </ul>
  )
}
