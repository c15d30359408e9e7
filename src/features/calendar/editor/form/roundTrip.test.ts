import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { textOf } from '#domain/jcal/properties.ts'
import { changeOf } from '../changeOf.ts'
import { formOf } from './formOf.ts'
import { readForm } from './readForm.ts'

const files = Object.entries(
  import.meta.glob<string>('/{e2e,domain,server,mocks,src}/**/*.ics', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Each object of each file, and each override by itself: `null` for the whole event. */
const edited = files.flatMap(([file, text]) =>
  parseICalendar(text).objects.flatMap(({ jcal }) =>
    occurrencesOf(jcal).map((occurrence) => ({ file, uid: uidOf(jcal), jcal, occurrence })),
  ),
)

function occurrencesOf([, , components]: JCal): readonly (string | null)[] {
  const ids = components.flatMap((each) => each[1].filter(([name]) => name === 'recurrence-id'))
  return [null, ...ids.flatMap(([, , , value]) => (typeof value === 'string' ? [value] : []))]
}

function uidOf([, , components]: JCal): string {
  const vevent = components.find(([name]) => name === 'vevent')
  return vevent ? textOf(vevent, 'uid') : ''
}

test('there are files with events that are hard to keep', () => {
  expect(edited.filter(({ file }) => file.endsWith('hard.ics')).length).toBeGreaterThan(10)
})

test.each(edited)(
  '$file: the form of $uid at $occurrence, not touched, changes nothing',
  ({ jcal, occurrence }) => {
    const draft = draftOf(jcal, 'work', occurrence)
    if (draft === null) return
    const read = readForm(formOf(draft, 'Europe/Berlin'))
    expect(read.problems).toBeNull()
    expect(read.draft && changeOf(draft, read.draft)).toEqual({})
  },
)
