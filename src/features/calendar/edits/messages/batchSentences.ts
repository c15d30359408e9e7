import { plural, t } from '@lingui/core/macro'
import type { BatchAction } from '#domain/edits/batch/Batch.ts'
import { andList } from '../../../../locales/andList.ts'
import { titleOf } from '../../format/formatEvent.ts'
import { formatLengthInWords } from '../../format/formatLengthInWords.ts'

// lingui-set comment="What happened to several selected events at once. {by} is a length of time: “1 day, 30 minutes”; {names} are titles: ““Tea” and “Lunch””."

type BatchSentences = {
  readonly done: string
  /** Once it was undone. */
  readonly undone: string
}

/** The sentences of something that was done to several events. */
export function batchSentences({
  does,
  count,
}: {
  readonly does: BatchAction
  readonly count: number
}): BatchSentences {
  switch (does.name) {
    case 'move': {
      const by = formatLengthInWords(Math.abs(does.minutes))
      return {
        done:
          does.minutes > 0
            ? plural(count, { one: `Moved # event ${by} later`, other: `Moved # events ${by} later` })
            : plural(count, { one: `Moved # event ${by} earlier`, other: `Moved # events ${by} earlier` }),
        undone: plural(count, {
          one: '# event is back where it was',
          other: '# events are back where they were',
        }),
      }
    }
    case 'recolour':
      return {
        done: plural(count, {
          one: 'Changed the colour of # event',
          other: 'Changed the colour of # events',
        }),
        undone: plural(count, {
          one: '# event has its former colour again',
          other: '# events have their former colours again',
        }),
      }
    case 'delete':
      return {
        done: plural(count, { one: 'Deleted # event', other: 'Deleted # events' }),
        undone: plural(count, { one: 'Restored # event', other: 'Restored # events' }),
      }
  }
}

/** That some events of a batch stay as they are. The reason follows. */
export function stayedSentence(titles: readonly string[]): string {
  const named = titles.filter((title) => title.trim() !== '')
  const count = titles.length
  if (named.length < count)
    return plural(count, { one: '# event stays as it is.', other: '# events stay as they are.' })
  const names = andList(named.map(quoted))
  return plural(count, { one: `${names} stays as it is.`, other: `${names} stay as they are.` })
}

/** That events were deleted by somebody else, or in another tab, while something was done to them. */
export function goneSentence(titles: readonly string[]): string {
  const [count, names] = [titles.length, namesOf(titles)]
  return plural(count, {
    one: `${names} is gone: it was deleted, or moved to another calendar.`,
    other: `${names} are gone: they were deleted, or moved to other calendars.`,
  })
}

/** That events went with their calendars while something was done to them. */
export function takenBackSentence(titles: readonly string[]): string {
  const [count, names] = [titles.length, namesOf(titles)]
  return plural(count, {
    one: `${names} is gone: you no longer have its calendar.`,
    other: `${names} are gone: you no longer have their calendars.`,
  })
}

const namesOf = (titles: readonly string[]): string =>
  andList(titles.map((title) => quoted(titleOf({ title }))))

const quoted = (title: string): string =>
  t({ message: `“${title}”`, comment: 'The title of an event, in a list of several.' })

/** That of events that repeat only the selected dates were changed. */
export const onlyDatesSentence = (count: number): string =>
  plural(count, {
    one: '# of them repeats: its other dates stay as they are.',
    other: '# of them repeat: their other dates stay as they are.',
  })

/** Why events of a selection were left out. */
export const leftOutSentences = {
  readOnly: (count: number): string =>
    plural(count, {
      one: '# event is in a calendar that you can’t change.',
      other: '# events are in calendars that you can’t change.',
    }),
  invited: (count: number): string =>
    plural(count, {
      one: '# event is organised by somebody else, who alone can change its time.',
      other: '# events are organised by others, who alone can change their times.',
    }),
  allDay: (count: number): string =>
    plural(count, {
      one: '# all-day event has no time of day, and stays.',
      other: '# all-day events have no time of day, and stay.',
    }),
}
