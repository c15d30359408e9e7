import { i18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { explain } from '../../../api/explain.ts'
import { paragraph } from '../../../ui/join.ts'
import type { ImportResult } from './sending/importEvents.ts'
import type { Progress } from './sending/Progress.ts'
import type { UndoResult } from './sending/undoImport.ts'

// lingui-set comment="How an import went, sentence after sentence; # is a number of events."

const number = (value: number) => i18n.number(value)

/** How many events were imported so far. */
export function importedSoFar({ done, of }: Progress): string {
  const count = number(done)
  return plural(of, { one: `${count} of # event imported`, other: `${count} of # events imported` })
}

/** How many events were removed again so far. */
export function undoneSoFar({ done, of }: Progress): string {
  const count = number(done)
  return plural(of, { one: `${count} of # event deleted`, other: `${count} of # events deleted` })
}

/** The result of an import in numbers: how many of how many were imported, and why the others were not. */
export function importSummary({ added, alreadyThere, refused, unsure, left }: ImportResult): string {
  const inCalendar = added.length
  const of = inCalendar + alreadyThere + refused.length + unsure.length + left
  const imported =
    inCalendar === of
      ? plural(of, { one: '# event imported.', other: '# events imported.' })
      : `${importedSoFar({ done: inCalendar, of, trouble: null })}.`
  return paragraph([
    imported,
    alreadyThere > 0 && plural(alreadyThere, { one: '# was already there.', other: '# were already there.' }),
    refused.length > 0 && plural(refused.length, { one: '# was rejected.', other: '# were rejected.' }),
    unsure.length > 0 &&
      plural(unsure.length, {
        one: '# may have been imported: Kalends didn’t respond.',
        other: '# may have been imported: Kalends didn’t respond.',
      }),
    left > 0 && plural(left, { one: '# wasn’t sent.', other: '# weren’t sent.' }),
  ])
}

/** How the Undo of an import went. */
export function undoSummary(of: number, { undone, changed, refused, rest }: UndoResult): string {
  const left = rest?.edit.objects.length ?? 0
  const [failure] = refused
  return paragraph([
    undone === of
      ? plural(of, { one: 'Import undone: # event deleted.', other: 'Import undone: # events deleted.' })
      : `${undoneSoFar({ done: undone, of, trouble: null })}.`,
    changed > 0 &&
      plural(changed, {
        one: '# was changed since the import, so it stays.',
        other: '# were changed since the import, so they stay.',
      }),
    refused.length > 0 && plural(refused.length, { one: '# wasn’t deleted.', other: '# weren’t deleted.' }),
    failure !== undefined && i18n._(explain(failure).sentence),
    left > 0 && plural(left, { one: '# is still there.', other: '# are still there.' }),
  ])
}
