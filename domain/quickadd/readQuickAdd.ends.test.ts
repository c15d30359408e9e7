import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import type { LocalDateTime } from '../time/units.ts'
import type { QuickAddLanguage } from './QuickAddReading.ts'
import { readQuickAdd } from './readQuickAdd.ts'
import { readSaying } from './saying/readSaying.ts'
import { meaningOf } from './testing/meaningOf.ts'
import { quickAddReference } from './testing/quickAddReference.ts'

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const languages: readonly QuickAddLanguage[] = ['en', 'fr', 'de', 'es']
const references = new Map(
  languages.map((language) => [
    language,
    quickAddReference(language, JSON.parse(textOf(`../../src/locales/${language}.dates.json`))),
  ]),
)

function at(now: LocalDateTime, language: QuickAddLanguage) {
  const reference = references.get(language)
  if (reference === undefined) throw new Error(`no words in ${language}`)
  return { ...reference, now }
}

test.each<readonly [LocalDateTime, QuickAddLanguage, string]>([
  ['2026-11-27T19:00', 'en', 'Hut Fri 18:00 - Sun 12:00 => Hut | 2026-12-04 18:00-2026-12-06 12:00'],
  ['2026-11-27T19:00', 'fr', 'Chalet ven 18h - dim 12h => Chalet | 2026-12-04 18:00-2026-12-06 12:00'],
  ['2026-11-27T19:00', 'de', 'Hütte Fr 18:00 - So 12:00 => Hütte | 2026-12-04 18:00-2026-12-06 12:00'],
  ['2026-11-27T19:00', 'es', 'Casa vie 18:00 - dom 12:00 => Casa | 2026-12-04 18:00-2026-12-06 12:00'],
  ['2026-11-27T19:00', 'en', 'Hut Fri-Sun 18-12 => Hut | 2026-11-27 18:00-2026-11-29 12:00'],
  [
    '2026-11-27T19:00',
    'en',
    'Stall Fri-Mon 9:15 => Stall | 2026-11-28 09:15-10:15 | every daily until 2026-11-30',
  ],
  ['2026-11-23T00:10', 'en', 'Call tonight at 2 => Call | 2026-11-23 02:00-03:00'],
  ['2026-11-23T00:10', 'en', 'Call 12:30 tonight => Call | 2026-11-23 00:30-01:30'],
  ['2026-11-23T00:10', 'fr', 'Appel cette nuit à 2h => Appel | 2026-11-23 02:00-03:00'],
  ['2026-11-23T00:10', 'de', 'Anruf heute Nacht um 2 => Anruf | 2026-11-23 02:00-03:00'],
  ['2026-11-23T03:00', 'de', 'Anruf heute Nacht um 2 => Anruf | 2026-11-24 02:00-03:00'],
  ['2026-11-23T00:10', 'es', 'Llamar esta noche a las 2 => Llamar | 2026-11-23 02:00-03:00'],
])('at %s, in %s, what has passed is later: %s', (now, language, line) => {
  const [sentence = ''] = line.split(' => ', 1)
  expect(`${sentence} => ${meaningOf(readQuickAdd(sentence, at(now, language)))}`).toBe(line)
})

const days: Readonly<Record<QuickAddLanguage, readonly string[]>> = {
  en: [
    'Mon',
    'Friday',
    'sun',
    '24/12',
    '2 Jan',
    'tomorrow',
    'Friday night',
    'tonight',
    'every Tue',
    'next week',
  ],
  fr: [
    'lundi',
    'ven.',
    'dimanche',
    '24/12',
    '2 janvier',
    'demain',
    'vendredi soir',
    'cette nuit',
    'chaque mardi',
  ],
  de: [
    'Mo',
    'Freitag',
    'So',
    '24.12.',
    '2. Januar',
    'morgen',
    'Freitag Nacht',
    'heute Nacht',
    'jeden Dienstag',
  ],
  es: [
    'lunes',
    'vie',
    'domingo',
    '24/12',
    '2 de enero',
    'mañana',
    'viernes noche',
    'esta noche',
    'cada martes',
  ],
}
const joints: Readonly<Record<QuickAddLanguage, readonly string[]>> = {
  en: [' - ', '-', ' to ', ' until ', ' for 3 days ', ' from '],
  fr: [' - ', '-', ' au ', " jusqu'à ", ' pendant 3 jours ', ' du '],
  de: [' - ', '-', ' bis ', ' bis zum ', ' für 3 Tage ', ' vom '],
  es: [' - ', '-', ' al ', ' hasta el ', ' durante 3 días ', ' del '],
}
const times = ['', ' 9:00', ' 12', ' 18:00', ' 23:30', ' 0:15', ' 2', ' 5-7', ' 22-6', ' 12:30', ' 24:00']

const nows = fc.constantFrom<LocalDateTime>(
  '2026-11-23T00:10',
  '2026-11-23T10:05',
  '2026-11-27T19:00',
  '2026-12-31T23:59',
  '2028-02-29T12:00',
)

const ranges = fc.constantFrom(...languages).chain((language) => {
  const day = fc.constantFrom(...days[language])
  const joint = fc.constantFrom(...joints[language])
  const time = fc.constantFrom(...times)
  const sentences = fc
    .tuple(day, time, joint, day, time, joint, day)
    .chain((words) => fc.integer({ min: 2, max: 7 }).map((count) => words.slice(0, count).join('')))
  return sentences.map((sentence) => ({ language, sentence }))
})

const written = fc.constantFrom(
  ...languages.flatMap((language) =>
    textOf(`sentences/${language}.txt`)
      .trim()
      .split('\n')
      .map((line) => ({ language, sentence: line.split(' => ', 1)[0] ?? '' })),
  ),
)

function expectInOrder(when: DraftWhen | null) {
  if (when?.kind === 'timed') expect(when.end > when.start).toBe(true)
  if (when?.kind === 'allDay') expect(when.last >= when.first).toBe(true)
}

test('no event ends before it starts, and no series before its first day', () => {
  assertProperty(
    fc.property(fc.oneof(ranges, written), nows, ({ language, sentence }, now) => {
      const { when, rule } = readQuickAdd(sentence, at(now, language))
      expectInOrder(when)
      const first = when && (when.kind === 'allDay' ? when.first : when.start.slice(0, 10))
      if (first && rule?.end.kind === 'on') expect(rule.end.date >= first).toBe(true)
    }),
    { numRuns: 1500 },
  )
})

const talk: DraftWhen = {
  kind: 'timed',
  start: '2026-11-24T14:00:00',
  end: '2026-11-24T15:00:00',
  zone: 'Europe/Paris',
}
const fair: DraftWhen = { kind: 'allDay', first: '2026-11-24', last: '2026-11-25' }

test('nothing that is said to an event makes it end before it starts', () => {
  const events = fc.constantFrom(talk, fair)
  assertProperty(
    fc.property(fc.oneof(ranges, written), nows, events, ({ language, sentence }, now, when) => {
      for (const text of [sentence, `.${sentence}`]) {
        const saying = readSaying(text, when, at(now, language))
        expectInOrder(saying === null || saying.kind === 'calendar' ? null : saying.when)
      }
    }),
    { numRuns: 1000 },
  )
})
