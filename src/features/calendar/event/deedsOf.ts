import type { QueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import type { JCal } from '#contract/jcal.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import type { SeriesOutcome } from '#domain/series/inScope.ts'
import type { Api } from '../../../api/createApi.ts'
import type { Path } from '../../../navigation/addresses.ts'
import type { Calendar } from '../data/Calendar.ts'
import type { Deed } from '../data/Deed.ts'
import type { ObjectName } from '../data/requests.ts'
import type { Shown } from '../data/Seen.ts'
import { alteration, changed, creation, deletion, departure, type Some } from './deeds.ts'
import { formOf } from './eventForm.ts'
import { keepDraft, readKept } from './keptDrafts.ts'
import { newUid } from './newUid.ts'
import { meaning, type Words } from './meaning.ts'

/** Where a person does something. */
export type Surroundings = {
  readonly client: QueryClient
  readonly api: Api
  readonly go: (path: Path) => void
  /** The address that they are at. */
  readonly path: Path
  /** The zone that they see. */
  readonly zone: string
}

/** What can be done to events. Nothing here waits for the service. */
export function deedsOf({ client, api, go, path, zone }: Surroundings) {
  const mean = meaning(client, api)

  function create(draft: EventDraft, calendar: Calendar): void {
    const uid = newUid()
    const name = { userId: calendar.homeId, calendarId: calendar.id, eventId: uid }
    const data = newJCal(draft, { uid, now: Date.now() })
    mean(creation(name, data), saving(draft, null))
  }

  /** @param calendar another one that it goes to; null where it stays */
  function edit(
    name: ObjectName,
    shown: Shown,
    { change, draft, ...some }: Some & { readonly change: EventChange; readonly draft: EventDraft },
    calendar: Calendar | null,
  ): void {
    const clock = { now: Date.now(), uid: newUid() }
    const outcomeOf = (data: JCal) => changed(data, change, some, clock)
    const words = saving(draft, shown.over?.etag ?? null)
    if (calendar) {
      const to = { userId: calendar.homeId, calendarId: calendar.id, eventId: name.eventId }
      mean(
        departure(name, to, shown, (data) => outcomeOf(data).data ?? data),
        words,
      )
    } else alter(name, shown, outcomeOf, clock.uid, words)
  }

  function remove(name: ObjectName, shown: Shown, title: string, some: Some): void {
    const called = title === '' ? t`the event` : `“${title}”`
    const deed = deletion(name, shown, some, Date.now())
    doAgain(deed, {
      done: t`Deleted ${called}`,
      undone: some.scope === 'all' ? t`Brought ${called} back` : t`Everything is as it was`,
      failed: title === '' ? t`The event was not deleted.` : t`“${title}” was not deleted.`,
    })
  }

  /** @param uid of a second object that it may split off */
  function move(
    name: ObjectName,
    from: { readonly data: JCal; readonly over: Deed['over'] },
    outcomeOf: (data: JCal) => SeriesOutcome,
    { uid, title, done }: { readonly uid: string; readonly title: string; readonly done: string },
  ): void {
    if (outcomeOf(from.data).data === from.data) return
    doAgain(alteration(name, from, outcomeOf, uid), {
      done,
      undone: t`Everything is as it was`,
      failed: t`“${title}” was not moved.`,
    })
  }

  function alter(
    name: ObjectName,
    from: Shown,
    outcomeOf: (data: JCal) => SeriesOutcome,
    uid: string,
    words: Words,
  ): void {
    if (outcomeOf(from.data).data !== from.data) mean(alteration(name, from, outcomeOf, uid), words)
  }

  /** A deed that can be done once more as it is, to whatever is there then. */
  function doAgain(deed: Deed, words: Omit<Words, 'action'>): void {
    const repeat = () => doAgain({ ...deed, over: 'whichever' }, words)
    mean(deed, { ...words, action: { label: t`Try again`, run: repeat } })
  }

  function saving(draft: EventDraft, version: string | null): Words {
    const { title } = draft
    const typed = { form: formOf(draft, zone), version }
    const editAgain = () => {
      keepDraft(sessionStorage, path, typed)
      go(path)
    }
    return {
      done: title === '' ? t`Saved` : t`Saved “${title}”`,
      undone: t`Everything is as it was`,
      failed: title === '' ? t`The event was not saved.` : t`“${title}” was not saved.`,
      action: { label: t`Edit again`, run: editAgain },
      keep: () => {
        if (readKept(sessionStorage, path) === null) editAgain()
      },
    }
  }

  return { create, edit, remove, move }
}
