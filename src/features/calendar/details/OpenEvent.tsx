import { useState } from 'react'
import type { Failure } from '#contract/failure.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { failureBehind } from '../../../api/explain.ts'
import { newEventPath, type CalendarPeriod, type EventName } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import { openEventDraft } from '../drafts/eventDraft.ts'
import { isPrivateToOwner } from '../edits/fixed/isFixed.ts'
import { useOpenedDraft } from '../drafts/openedDraft.ts'
import { eventSubject } from '../drafts/subjects.ts'
import { EditEvent } from '../editor/EditEvent.tsx'
import { storeCopy } from '../editor/storeCopy.ts'
import { useDeletion } from '../editor/useDeletion.tsx'
import { YourAnswer } from '../invitations/YourAnswer.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import { EventDetails } from './EventDetails.tsx'
import { NotOpened } from './NotOpened.tsx'
import { exportEvent } from '../exporting/exportEvent.ts'
import { useOpenEvent } from './useOpenEvent.ts'
import { WhyNotOpened } from './WhyNotOpened.tsx'

const VersionsDialog = lazyDialog(async () => (await import('../versions/VersionsDialog.tsx')).VersionsDialog)
const InspectorDialog = lazyDialog(
  async () => (await import('../inspector/InspectorDialog.tsx')).InspectorDialog,
)

type OpenEventProps = {
  readonly event: EventName
  /** What is on screen below it. */
  readonly period: CalendarPeriod
  /** The event as the grid shows it; null if it does not show it (yet). */
  readonly shown: CalendarEvent | null
  /** The key of its chip, if that stands for its copies in other calendars too. */
  readonly chipKey?: string | undefined
  readonly calendar: Calendar
  /** The calendars it lies in, if these are several. */
  readonly among: readonly Calendar[]
  /** Those that accept new events. */
  readonly calendars: readonly Calendar[]
  readonly zone: string
  /** The keys have led to the chip of another event. */
  readonly onFollow: (key: string) => void
  readonly onClose: () => void
}

/** An event that was opened: its details, or its editor after a press on Edit, or if that was left open. */
export function OpenEvent(props: OpenEventProps) {
  const { shown, calendar } = props
  const isReadOnly = shown !== null && isPrivateToOwner(shown, calendar)
  return (
    <OpenedEvent
      key={useOpenedDraft(usePath())}
      {...props}
      calendar={isReadOnly ? { ...calendar, canWrite: false } : calendar}
    />
  )
}

function OpenedEvent(props: OpenEventProps) {
  const { event, period, shown, chipKey, calendar, among, calendars, zone, onFollow, onClose } = props
  const subject = eventSubject(event)
  const hasHistory = offers(useApi(), 'eventHistory') && calendar.canWrite
  const [beside, setBeside] = useState<BesideProps['beside']>(null)
  const onDuplicate = useDuplicate(period, zone)
  const path = usePath()
  const [stored] = useState(() => openEventDraft({ subject, path }))
  const [isEditing, setIsEditing] = useState(stored !== null)
  const opened = useOpenEvent(event, { shown, calendar, zone }, stored?.over ?? null)
  const { name, object, latest, error, remembered, occurrence } = opened
  const title = remembered?.title ?? ''
  const { onDelete, question } = useDeletion({
    name,
    occurrence,
    viewed: object,
    title,
    zone,
    onDeleted: onClose,
  })
  const failure = error ? failureBehind(error) : null

  // What was typed stays on the screen even if the event is deleted, or may no longer be read or changed.
  const edited = object ?? (failure === 'not-found' || isTaken(calendar) ? latest : null)
  if (isEditing && edited) {
    return (
      <EditEvent
        {...{ name, occurrence, subject, zone, calendars, onClose }}
        viewed={edited}
        isGone={failure === 'not-found'}
        canWrite={calendar.canWrite}
      />
    )
  }
  if (!remembered || (isTaken(calendar) && !object))
    return <Missing {...{ calendar, failure, onClose }} isComing={!failure && !object && !remembered} />
  // What cannot be read, or is gone, can be looked at as the grid had it, and not be changed.
  const readable = failure === 'not-found' ? null : object
  return (
    <>
      <EventDetails
        {...{ chipKey, calendar, among, zone, onDelete, onFollow, onClose }}
        event={remembered}
        notice={<Notice {...{ subject, calendar, zone, failure }} object={readable} event={remembered} />}
        data={readable?.data ?? null}
        onEdit={() => setIsEditing(true)}
        onDuplicate={calendars.length === 0 ? undefined : () => onDuplicate(remembered)}
        onExport={() => readable && void exportEvent(readable.data, title)}
        onInspect={() => setBeside('inspector')}
        onHistory={hasHistory ? () => setBeside('history') : undefined}
      />
      {question}
      <Beside {...{ beside, name, title, zone, object }} onClose={() => setBeside(null)} />
    </>
  )
}

type MissingProps = {
  readonly calendar: Calendar
  readonly failure: Failure | null
  /** Nothing is known yet. */
  readonly isComing: boolean
  readonly onClose: () => void
}

const Missing = ({ calendar, failure, isComing, onClose }: MissingProps) =>
  isComing ? null : <NotOpened failure={whyMissing(calendar, failure)} onClose={onClose} />

/** An event of a calendar that is not listed is looked for at home, where it never was. */
const whyMissing = (calendar: Calendar, failure: Failure | null) =>
  isTaken(calendar) && (failure ?? 'not-found') === 'not-found' ? 'no-calendar' : (failure ?? 'not-found')

/** Whether a calendar has left the list. Those in it have a name. */
const isTaken = ({ name }: Calendar) => name === ''

type NoticeProps = {
  readonly subject: ReturnType<typeof eventSubject>
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
  readonly object: ViewedVersion | null
  /** Why it was not read. */
  readonly failure: Failure | null
}

/** What is to be done about an event: a draft of it goes on, an invitation is answered. */
function Notice({ subject, object, failure, ...invitation }: NoticeProps) {
  const mayAnswer = invitation.calendar.canWrite && failure !== 'not-found'
  return (
    <>
      {failure !== null && object === null && (
        <p role="status">
          <WhyNotOpened failure={failure} />
        </p>
      )}
      <DraftOffer subject={subject} />
      {mayAnswer && <YourAnswer {...invitation} data={object?.data ?? null} />}
    </>
  )
}

/** Opens the form for a copy of an event. */
function useDuplicate(period: CalendarPeriod, zone: string) {
  const go = useGo()
  return (original: CalendarEvent) => {
    const copyPath = newEventPath(period)
    storeCopy(copyPath, original, zone)
    // It replaces the event in the history: Back from the copy leads to the calendar.
    go(copyPath, { replace: true })
  }
}

type BesideProps = {
  readonly beside: 'history' | 'inspector' | null
  readonly name: ObjectName
  readonly title: string
  readonly zone: string
  readonly object: ViewedVersion | null
  readonly onClose: () => void
}

/** What is asked about an event beside its details. */
function Beside({ beside, name, title, zone, object, onClose }: BesideProps) {
  if (beside === 'history') return <VersionsDialog {...{ name, title, zone, onClose }} />
  if (beside !== 'inspector' || !object) return null
  return <InspectorDialog {...{ name, title, onClose }} stored={object.data} />
}
