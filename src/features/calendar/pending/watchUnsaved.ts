import type { QueryClient } from '@tanstack/react-query'
import type { SettingsStore } from '../../../settings/settingsStore.ts'
import { untilSettingsSent } from '../../../settings/untilSettingsSent.ts'
import { isTyped } from '../drafts/StoredDraft.ts'
import { storedDrafts } from '../drafts/storedDrafts.ts'
import { pendingDetailsOf } from '../edits/pendingDetailsOf.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import type { Lost } from './SignOutDialog.tsx'
import { countUnsaved } from './countUnsaved.ts'
import { untilSent } from './untilSent.ts'

/**
 * Tells what a sign-out would delete: once what is on its way had time to arrive, and after each change from then on.
 *
 * @returns stops that
 */
export function watchUnsaved(
  client: QueryClient,
  settings: SettingsStore,
  tell: (unsaved: Lost) => void,
): () => void {
  let isOver = false
  const stops: (() => void)[] = []
  const count = async (): Promise<void> => {
    const unsaved = await countUnsaved(client)
    if (isOver) return
    const drafts = storedDrafts(sessionStorage).filter(isTyped).length
    tell({ count: unsaved, drafts, hasSettings: settings.waiting().some(isChosen) })
  }
  void Promise.all([untilSent(client), untilSettingsSent(settings)]).then(() => {
    if (isOver) return
    for (const store of [pendingEditsOf(client), pendingDetailsOf(client), settings])
      stops.push(store.onChange(() => void count()))
    void count()
  })
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

/** Nobody chooses up to when they have looked: a page that has just opened notes it, and may do so again. */
const isChosen = (name: string) => name !== 'looked'
