import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import type { QuickAddLanguage } from './QuickAddReading.ts'
import { readQuickAdd } from './readQuickAdd.ts'
import { quickAddReference } from './testing/quickAddReference.ts'

const datesOf = (language: QuickAddLanguage) =>
  JSON.parse(readFileSync(new URL(`../../src/locales/${language}.dates.json`, import.meta.url), 'utf8'))

/** The start of what is read; null without a time. Now is a Monday, 23 November 2026. */
function startOf(text: string, language: QuickAddLanguage): string | null {
  const { when } = readQuickAdd(text, quickAddReference(language, datesOf(language)))
  if (when === null) return null
  return when.kind === 'timed' ? when.start.slice(0, 16) : when.first
}

const mails: readonly (readonly [QuickAddLanguage, string])[] = [
  [
    'en',
    'From: Bob Baker <bob@x.example>\nSent: Monday, November 30, 2026 9:15 AM\nTo: Alice\nSubject: Lunch\n\nLet us eat on 4 December at 12:30',
  ],
  [
    'en',
    'From: Bob\r\nDate: Mon, 30 Nov 2026 09:15:00 +0100\r\nSubject: Lunch\r\nTo: Alice\r\n\r\nLet us eat on 4 December at 12:30',
  ],
  ['en', 'Subject: Lunch\nFrom: Bob\nDate: 30 November 2026 at 09:15:00 CET\n\n4 December at 12:30'],
  ['en', 'From: Bob Sent: 30 November 2026 09:15 To: Alice Subject: Lunch 4 December at 12:30'],
  ['en', 'Subject: Lunch From: Bob Date: Mon, 30 Nov 2026 09:15:00 +0100 we eat on 4 December at 12:30'],
  ['en', 'On Mon, Nov 30, 2026 at 9:15 AM Bob Baker <bob@x.example> wrote:\nLunch on 4 December at 12:30'],
  [
    'en',
    'Von: Bob\nGesendet: Montag, 30. November 2026 09:15\nAn: Alice\nBetreff: Lunch\n4 December at 12:30',
  ],
  [
    'de',
    'Von: Bob <bob@x.example>\nGesendet: Montag, 30. November 2026 09:15\nAn: Alice\nBetreff: Essen\n\nEssen am 4. Dezember um 12:30',
  ],
  [
    'de',
    'Von: Bob\nBetreff: Essen\nDatum: 30. November 2026 um 09:15:00 MEZ\nAn: Alice\n\nam 4. Dezember um 12:30',
  ],
  ['de', 'Am Mo., 30. Nov. 2026 um 09:15 Uhr schrieb Bob <bob@x.example>: Essen am 4. Dezember um 12:30'],
  ['de', 'Am 30.11.2026 um 09:15 schrieb Bob:\nEssen am 4. Dezember um 12:30'],
  [
    'fr',
    'De : Bob\nEnvoyé : lundi 30 novembre 2026 09:15\nÀ : Alice\nObjet : Déjeuner\n\nDéjeuner le 4 décembre à 12h30',
  ],
  ['fr', 'De\u202F: Bob\nEnvoyé\u202F: lundi 30 novembre 2026 09:15\n\nDéjeuner le 4 décembre à 12h30'],
  ['fr', 'Le lun. 30 nov. 2026 à 09:15, Bob a écrit :\nDéjeuner le 4 décembre à 12h30'],
  [
    'es',
    'De: Bob\nEnviado el: lunes, 30 de noviembre de 2026 9:15\nPara: Alice\nAsunto: Comida\n\nComida el 4 de diciembre a las 12:30',
  ],
  [
    'es',
    'De: Bob\nFecha: lun, 30 nov 2026 a las 9:15\nAsunto: Comida\n\nComida el 4 de diciembre a las 12:30',
  ],
  ['es', 'El lun, 30 nov 2026 a las 9:15, Bob escribió:\nComida el 4 de diciembre a las 12:30'],
]

test.each(mails)('when a mail was sent is not when its event is: %s %s', (language, text) => {
  expect(startOf(text, language)).toBe('2026-12-04T12:30')
})

test('a mail without a time of its event is no event of the time when it was sent', () => {
  expect(startOf('From: Bob\nSent: 30 November 2026 09:15\nSubject: Lunch\n\nAny plans?', 'en')).toBe(null)
})

test('its words stay in the title', () => {
  const { title } = readQuickAdd(
    'From: Bob Sent: 30 November 09:15 Subject: Lunch',
    quickAddReference('en', datesOf('en')),
  )
  expect(title).toBe('From: Bob Sent: 30 November 09:15 Subject: Lunch')
})

test.each([
  ['en', 'Dinner with Ann. Date: 4 December 12:30'],
  ['en', 'From: Berlin To: Hamburg Date: 4 December 12:30'],
  ['en', 'Parcel is sent: 4 December 12:30'],
  ['de', 'Von: Berlin Nach: Hamburg Datum: 4. Dezember 12:30'],
  ['en', 'On 4 December at 12:30 talk about what Bob wrote in his report'],
] satisfies readonly (readonly [QuickAddLanguage, string])[])(
  'a date that is no mail’s is read: %s %s',
  (language, text) => {
    expect(startOf(text, language)).toBe('2026-12-04T12:30')
  },
)
