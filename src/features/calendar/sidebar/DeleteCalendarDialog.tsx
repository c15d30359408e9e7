import { useMutation, useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { binDays } from '#contract/bin.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { dateLocale } from '../../../locales/dateLocale.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { countQuery } from '../queries/calendars/countQuery.ts'
import { countMeetings } from '../queries/requests/meetingRequests.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import { editHead } from '../edits/editHead.ts'
import { calendarGoneSentence } from '../edits/messages/calendarGoneSentence.ts'
import { sendCalendarEdit } from '../edits/sendCalendarEdit.ts'
import { rehearseDeletion } from '../rehearsal/rehearseDeletion.ts'
import { useBegun } from '../rehearsal/useBegun.ts'
import { TellOfDeletedDialog } from '../edits/telling/TellOfDeletedDialog.tsx'
import { RemoveSharedDialog } from './RemoveSharedDialog.tsx'
import type { ResumedDeletion } from './ResumedDeletion.ts'
import styles from './CalendarDialog.module.css'
import { useExportCalendar } from '../exporting/useExportCalendar.ts'

// lingui-set comment="Asks whether a calendar is deleted with its events; {0} is its name."

type DeleteCalendarDialogProps = {
  readonly calendar: Calendar
  readonly zone: string
  /** What it had when it made room for a look. */
  readonly resumed?: ResumedDeletion | undefined
  /** The dialog again, after a look. */
  readonly onResume: (resumed: ResumedDeletion) => void
  readonly onClose: () => void
}

/** The question before a calendar is deleted with all its events, or somebody else’s leaves one’s list. */
export function DeleteCalendarDialog(props: DeleteCalendarDialogProps) {
  const { calendar, onClose } = props
  return calendar.ownerId === null ? (
    <DeletionQuestion {...props} />
  ) : (
    <RemoveSharedDialog calendar={calendar} onClose={onClose} />
  )
}

function DeletionQuestion(props: DeleteCalendarDialogProps) {
  const { calendar, zone, resumed, onResume, onClose } = props
  const { homeId, id } = calendar
  const { t } = useLingui()
  const api = useApi()
  const deletion = useMutation(sendCalendarEdit(api))
  const { data: count = null, isPending } = useQuery(countQuery(api, calendar))
  const [asked, setAsked] = useState<{ readonly meetings: number | null } | null>(null)
  const [typed, setTyped] = useState(resumed?.typed ?? '')
  const hasBin = offers(api, 'bin')
  // Nothing is lost with an empty calendar.
  const isNamed = count === 0 || isSameName(typed, calendar.name)

  /** Asks first whether others are told of the meetings in it. */
  const look = useMutation({
    mutationFn: async () => (count === 0 ? 0 : countMeetings(api, { userId: homeId, calendarId: id })),
    onSuccess: (meetings) => (meetings ? setAsked({ meetings }) : onSend()),
    onError: (error) => (isGone(error) ? onGone() : setAsked({ meetings: null })),
  })

  function onGone() {
    notify({ kind: 'failed', text: () => calendarGoneSentence(calendar.name) })
    onClose()
  }

  function onDelete() {
    if (isNamed) look.mutate()
  }

  function onSend(telling?: Telling) {
    const head = { ...editHead(), ...(telling && { telling }) }
    const name = { userId: homeId, calendarId: id }
    setAsked(null)
    deletion.mutate(
      { ...head, kind: 'deleteCalendar', calendar: name, title: calendar.name },
      { onSuccess: onClose, onError: (error) => isGone(error) && onGone() },
    )
  }

  function onLook() {
    onClose()
    rehearseDeletion({
      calendar,
      zone,
      hasBin,
      events: count,
      onApply: () => onResume({ typed, isApplied: true }),
      onDiscard: () => onResume({ typed, isApplied: false }),
    })
  }
  useBegun(resumed?.isApplied ? resumed : null, onDelete)

  if (asked)
    return (
      <TellOfDeletedDialog name={calendar.name} {...asked} onAnswer={onSend} onClose={() => setAsked(null)} />
    )
  return (
    <Dialog
      title={t`Delete ${calendar.name}?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <DeletionButtons
          isEmpty={count === 0}
          isBusy={look.isPending || deletion.isPending}
          {...{ calendar, isNamed, onClose, onLook, onDelete }}
        />
      }
    >
      <p>
        <WhatGoes count={count} hasBin={hasBin} />
      </p>
      {!isPending && count !== 0 && (
        <NameField calendar={calendar} typed={typed} onTyped={setTyped} onDelete={onDelete} />
      )}
      {deletion.error && (
        <p role="alert" className={styles.trouble}>
          {t(explain(failureBehind(deletion.error)).sentence)}
        </p>
      )}
    </Dialog>
  )
}

/** Somebody else has deleted it, or another tab. */
const isGone = (error: Error) => failureBehind(error) === 'not-found'

type DeletionButtonsProps = {
  readonly calendar: Calendar
  readonly isEmpty: boolean
  readonly isBusy: boolean
  readonly isNamed: boolean
  readonly onClose: () => void
  readonly onLook: () => void
  readonly onDelete: () => void
}

function DeletionButtons(props: DeletionButtonsProps) {
  const { calendar, isEmpty, isBusy, isNamed, onClose, onLook, onDelete } = props
  const exportCalendar = useExportCalendar()
  return (
    <>
      <Button onClick={onClose}>
        <Trans>Keep calendar</Trans>
      </Button>
      <Button isBusy={isBusy} disabled={isEmpty} onClick={onLook}>
        <Trans>Look first</Trans>
      </Button>
      <Button onClick={() => void exportCalendar(calendar)}>
        <Trans>Export first</Trans>
      </Button>
      <Button variant="danger" isBusy={isBusy} disabled={!isNamed} onClick={onDelete}>
        <Trans>Delete</Trans>
      </Button>
    </>
  )
}

type NameFieldProps = {
  readonly calendar: Calendar
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly onDelete: () => void
}

function NameField({ calendar, typed, onTyped, onDelete }: NameFieldProps) {
  const { t } = useLingui()

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    onDelete()
  }

  return (
    <form onSubmit={onSubmit}>
      <TextField
        label={t`Type “${calendar.name}” to confirm`}
        value={typed}
        autoComplete="off"
        onChange={onTyped}
      />
    </form>
  )
}

/** Case, accents and spaces around it do not matter: it is a pause, not a password. */
const isSameName = (typed: string, name: string) =>
  new Intl.Collator(dateLocale(), { sensitivity: 'base' }).compare(typed.trim(), name.trim()) === 0

/** @param count how many events it holds; null if that is not known (yet) */
function WhatGoes({ count, hasBin }: { readonly count: number | null; readonly hasBin: boolean }) {
  if (hasBin) return <WhatIsBinned count={count} />
  if (count === null) return <Trans>All its events will be deleted too. This can’t be undone.</Trans>
  if (count === 0) return <Trans>It has no events. This can’t be undone.</Trans>
  return (
    <Plural
      value={count}
      one="Its event will be deleted too. This can’t be undone."
      other="Its # events will be deleted too. This can’t be undone."
    />
  )
}

function WhatIsBinned({ count }: { readonly count: number | null }) {
  if (count === null)
    return (
      <Trans>All its events will be deleted too. You can restore them from the bin for {binDays} days.</Trans>
    )
  if (count === 0) return <Trans>It has no events. You can restore it from the bin for {binDays} days.</Trans>
  return (
    <Plural
      value={count}
      one={`Its event will be deleted too. You can restore both from the bin for ${binDays} days.`}
      other={`Its # events will be deleted too. You can restore them from the bin for ${binDays} days.`}
    />
  )
}
