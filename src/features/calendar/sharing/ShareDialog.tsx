import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Invited } from '#contract/sharing/accessList.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Busy } from '../../../ui/states/Busy.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { AddPerson } from './AddPerson.tsx'
import { PublicChoice } from './PublicChoice.tsx'
import { rightOf } from './rightOf.ts'
import styles from './ShareDialog.module.css'
import { SecretAddress } from './SecretAddress.tsx'
import { shareSentence } from './shareSentence.ts'
import { SharedPerson } from './SharedPerson.tsx'
import { changeShare, listInvited, type ShareChange } from './shareRequests.ts'

// lingui-set comment="The dialog in which a calendar is shared with other people."

type ShareDialogProps = { readonly calendar: Calendar; readonly onClose: () => void }

/** With whom a calendar is shared, and by which right. Each change takes effect at once. */
export function ShareDialog({ calendar, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const { features } = api.config
  const client = useQueryClient()
  const slots = { userId: calendar.homeId, calendarId: calendar.id }
  const queryKey = ['calendar', 'shares', calendar.homeId, calendar.id]
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => listInvited(api, slots, { signal }),
    gcTime: 0,
  })
  const change = useMutation({
    mutationFn: (share: ShareChange) => changeShare(api, slots, share),
    // The arrow keys go through the rights one by one: the last is the one that stays.
    scope: { id: queryKey.join('/') },
    onSuccess: (_, done) => setAnnounced(done),
    onSettled: async (_, __, done) => {
      await client.invalidateQueries({ queryKey })
      setWanted((last) => (last === done ? null : last))
    },
  })
  const [typed, setTyped] = useState('')
  // The next key begins at it, before the mutation says that it is pending.
  const [wanted, setWanted] = useState<ShareChange | null>(null)
  const [announced, setAnnounced] = useState<ShareChange | null>(null)
  function onChange(next: ShareChange) {
    setWanted(next)
    change.mutate(next)
  }

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
      <div className={styles.share} aria-busy={asked.isPending}>
        <p className={styles.note}>
          <Trans>Private events are shown to others as “Busy”, whatever they may do here.</Trans>
        </p>
        <AddPerson
          typed={typed}
          isBusy={change.isPending}
          onTyped={setTyped}
          onAdd={(added) => change.mutate(added, { onSuccess: () => setTyped('') })}
        />
        {change.error && (
          <p role="alert" className={styles.trouble}>
            {failureBehind(change.error) === 'forbidden'
              ? t`Nobody who uses this calendar service has this address.`
              : t(explain(failureBehind(change.error)).sentence)}
          </p>
        )}
        <p role="status" className={styles.said}>
          {announced && shareSentence(announced)}
        </p>
        <People asked={asked} pending={wanted} onChange={onChange} />
        {calendar.ownerId === null && features.publicCalendars && <PublicChoice calendar={calendar} />}
        {calendar.ownerId === null && features.secretAddresses && <SecretAddress calendar={calendar} />}
      </div>
    </Dialog>
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
