import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import type { PublicRight } from '#contract/sharing/publicRight.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { publishCalendar, readPublicRight } from './publicRequests.ts'
import styles from './ShareDialog.module.css'

// lingui-set comment="Whether a calendar is public for everybody in the organisation, and what others will see."

const nobody = 'nobody'
type Choice = PublicRight | typeof nobody

/** What everybody in the organisation may do with a calendar (CAL-26). Writing is confirmed by typing its name. */
export function PublicChoice({ calendar }: { readonly calendar: Calendar }) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const slots = { userId: calendar.homeId, calendarId: calendar.id }
  const queryKey = ['calendar', 'public', calendar.homeId, calendar.id]
  const asked = useQuery({ queryKey, queryFn: (call) => readPublicRight(api, slots, call), gcTime: 0 })
  const [isConfirming, setIsConfirming] = useState(false)
  const change = useMutation({
    mutationFn: (right: PublicRight | null) => publishCalendar(api, slots, right),
    // The arrow keys go through the choices one by one: the last is the one that stays.
    scope: { id: queryKey.join('/') },
    onSuccess: (right) => {
      client.setQueryData(queryKey, right)
      if (right === 'read-write') setIsConfirming(false)
    },
    // It may be public all the same, where only the answer was lost.
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: (_, __, right) => setWanted((last) => (last === (right ?? nobody) ? null : last)),
  })
  // The next key begins at it, before the mutation says that it is pending.
  const [wanted, setWanted] = useState<Choice | null>(null)
  const sentences: Readonly<Record<Choice, string>> = {
    nobody: t`Only the people above see this calendar.`,
    freebusy: t`Everybody in your organisation can subscribe, and sees when you are busy and nothing else.`,
    read: t`Everybody in your organisation can subscribe, and sees all details but those of private events.`,
    'read-write': t`Everybody in your organisation can subscribe, and add, change and delete events. Only you change events with guests.`,
  }
  const labels: Readonly<Record<Choice, string>> = {
    nobody: t`Not public`,
    freebusy: t`See only busy times`,
    read: t`See all details`,
    'read-write': t`Change events`,
  }
  const chosen: Choice = isConfirming ? 'read-write' : (wanted ?? asked.data ?? nobody)
  const error = change.error ?? asked.error

  function onChoice(choice: Choice) {
    setIsConfirming(choice === 'read-write')
    if (choice === 'read-write') return
    setWanted(choice)
    change.mutate(choice === nobody ? null : choice)
  }

  return (
    <section className={styles.share} aria-label={t`Public`}>
      <SelectField
        label={t`Public`}
        value={chosen}
        disabled={asked.data === undefined}
        hint={sentences[chosen]}
        options={([nobody, 'freebusy', 'read', 'read-write'] as const).map((value) => ({
          value,
          label: labels[value],
        }))}
        onChange={onChoice}
      />
      {isConfirming && (
        <Confirmation
          name={calendar.name}
          isBusy={change.isPending}
          onConfirmed={() => change.mutate('read-write')}
        />
      )}
      {error && (
        <p role="alert" className={styles.trouble}>
          {t(explain(failureBehind(error)).sentence)}
        </p>
      )}
    </section>
  )
}

type ConfirmationProps = {
  readonly name: string
  readonly isBusy: boolean
  readonly onConfirmed: () => void
}

function Confirmation({ name, isBusy, onConfirmed }: ConfirmationProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isRight = typed.trim() === name.trim()

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isRight) onConfirmed()
  }

  return (
    <form className={styles.add} noValidate onSubmit={onSubmit}>
      <TextField
        label={t`Type “${name}” to let everybody change it`}
        value={typed}
        onChange={setTyped}
        error={isTried && !isRight ? t`This isn’t its name.` : undefined}
      />
      <Button type="submit" isBusy={isBusy}>
        <Trans>Make public</Trans>
      </Button>
    </form>
  )
}
