import { expect, test } from 'vitest'
import { oneFile } from './oneFile.ts'
import { readBoth } from './readBoth.ts'

const calendarOf = (title: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:${title}@example.org`,
    'DTSTART:20270315T090000Z',
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')

const titlesIn = (text: string) => Array.from(text.matchAll(/^SUMMARY:(.*)$/gm), ([, title]) => title)

const choir = new File([calendarOf('Choir')], 'choir.ics', { type: 'text/calendar' })
const tea = new File(['\uFEFF', calendarOf('Tea')], 'tea.ics')
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'tea.jpg')
const mail = new File(
  [['Subject: Yoga', 'Content-Type: text/calendar', '', calendarOf('Yoga')].join('\r\n')],
  'yoga.eml',
)

test('the events of several files and mails are imported together, and pictures among them are left out', async () => {
  const file = await oneFile([choir, tea, picture, mail])
  expect(file.name).toBe('choir.ics, tea.ics, yoga.eml')
  const text = await file.text()
  expect(titlesIn(text)).toEqual(['Choir', 'Tea', 'Yoga'])
  expect(readBoth(text).strict.objects.map(({ uid }) => uid)).toEqual([
    'Choir@example.org',
    'Tea@example.org',
    'Yoga@example.org',
  ])
})

test('one calendar among other files is itself, and so is the first where there is none', async () => {
  expect(await oneFile([choir])).toBe(choir)
  expect(await oneFile([picture, choir])).toBe(choir)
  expect(await oneFile([picture, picture])).toBe(picture)
})
