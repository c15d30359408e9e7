import { useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Telling } from '#domain/edits/Edit.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { GuestsConcerned } from '#domain/scheduling/changes/guestsConcerned.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { lazyDialog } from '../../../../ui/loading/lazyDialog.tsx'
import { notify } from '../../../../ui/messages/messages.ts'
import { openDraft } from '../../drafts/foldDraft.ts'
import { storeDraft } from '../../drafts/storedDrafts.ts'
import type { EditContext } from '../../edits/EditContext.ts'
import { setTellingHost, type TellingHost } from '../../edits/telling/tellingHost.ts'
import { typedAgain } from '../../edits/typedAgain.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { ownerIn } from '../../queries/calendars/ownerQuery.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import { offers } from '../../queries/server/hostFeatures.ts'
import { concernOf } from './concernOf.ts'

const TellGuestsDialog = lazyDialog(async () => (await import('./TellGuestsDialog.tsx')).TellGuestsDialog)

type Asked = {
  readonly context: EditContext
  readonly queued: readonly QueuedEdit[]
  readonly concern: GuestsConcerned
  /** The titles of the events with guests. */
  readonly titles: readonly string[]
  readonly send: (queued: readonly QueuedEdit[]) => void
}

/** Asks whether the guests of events are told that these are cancelled, at another time, or without them. */
export function AskTelling({ calendars }: { readonly calendars: readonly Calendar[] }) {
  const client = useQueryClient()
  const { emails } = useUser()
  const [asked, setAsked] = useState<Asked | null>(null)
  const actsFor = ({ calendarId }: ObjectName) => {
    const calendar = calendars.find(({ id }) => id === calendarId)
    return [...emails, ...((calendar && ownerIn(client, calendar)?.emails) ?? [])]
  }
  const onEdit = useEffectEvent<TellingHost>((context, queued, send) => {
    const concerned = offers(context.api, 'invitations')
      ? queued.flatMap((each) => {
          const concern = concernOf(each, actsFor)
          return concern === null ? [] : [{ ...concern, title: titleIn(each) }]
        })
      : []
    const [first] = concerned
    if (!first) return send(queued)
    // What is done to several events at once is the same to all of them.
    const guests = [...new Set(concerned.flatMap((each) => each.guests))]
    const titles = concerned.map(({ title }) => title)
    const hasRoom = concerned.some((each) => each.hasRoom)
    setAsked({ context, queued, concern: { kind: first.kind, guests, hasRoom }, titles, send })
  })
  useEffect(() => setTellingHost((...parts) => onEdit(...parts)), [])
  if (asked === null) return null
  const { concern, titles } = asked

  function onAnswer(telling: Telling) {
    asked?.send(asked.queued.map((each) => ({ ...each, edit: { ...each.edit, telling } })))
    setAsked(null)
  }

  function onClose() {
    if (asked) leave(asked)
    setAsked(null)
  }
  return <TellGuestsDialog {...{ concern, titles, onAnswer, onClose }} />
}

const titleIn = ({ edit }: QueuedEdit) => ('title' in edit ? edit.title : '')

/** Nothing is changed, and what was typed can be gone on with. */
function leave({ context, queued: [first, ...others] }: Asked): void {
  const typed = first && others.length === 0 ? typedAgain(first) : null
  if (typed) storeDraft(sessionStorage, { ...typed, isOpen: false })
  const again = () => {
    if (!typed) return
    openDraft(typed.id)
    context.go(typed.path)
  }
  notify({
    kind: 'done',
    text: () => t`Nothing was changed.`,
    ...(typed && { action: { label: () => t`Edit again`, run: again } }),
  })
}
