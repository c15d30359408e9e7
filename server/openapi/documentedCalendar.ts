import * as v from 'valibot'
import { accessEntry, rightsAnswer, rightsQuery } from '#contract/sharing/accessList.ts'
import {
  publicCalendarQuery,
  publicCalendarsAnswer,
  publicRightChange,
} from '#contract/sharing/publicRight.ts'
import { itipBody } from '#contract/scheduling/itipMessage.ts'
import { freeBusyAnswer, freeBusyQuery, freeBusyReport } from '#contract/sharing/freeBusy.ts'
import { newSecretAddress, secretAddressMade, secretAddressState } from '#contract/sharing/secretAddress.ts'
import { webCalendarState } from '#contract/sharing/webCalendars.ts'
import { sharesChange } from '#contract/sharing/shares.ts'
import { binAnswer, binPage, restoredAnswer } from '#contract/bin.ts'
import {
  calendarChange,
  calendarEntry,
  calendarList,
  calendarsQuery,
  eventPathsQuery,
  deletionReceipt,
  eventReceipt,
  newCalendar,
  reportAnswer,
  reportItem,
  reportQuery,
  syncAnswer,
} from '#contract/calendar.ts'
import { unseenChangesAnswer } from '#contract/unseen/unseenChanges.ts'
import { eventHistoryAnswer } from '#contract/history/eventHistory.ts'
import { endpoints, type Endpoint, type Slots } from '#contract/endpoints.ts'
import { jCal } from '#contract/jcal.ts'
import { eventSearchAnswer, eventSearchBody, searchPage } from '#contract/search.ts'
import { iCalendarType, jCalType } from '../calendar/answers/negotiation.ts'
import type { DocumentedAnswer, Content, Documented, Parameter } from './Documented.ts'
import { schemaOf } from './schemaOf.ts'

const event = [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['dtstart', {}, 'date', '2027-03-15'],
        ['summary', {}, 'text', 'Holiday'],
      ],
      [],
    ],
  ],
]
/** An example address in the caller's own home. */
const addressOf = ({ path }: Endpoint, ids: Slots) =>
  path.replaceAll(/\{(\w+)\}/g, (slot, name: string) => ids[name] ?? slot)

const match = { start: '20270301T000000', end: '20270401T000000' }
const changed = (header: 'If-Match' | 'If-None-Match', example: string): Parameter => ({
  name: header,
  what: 'What must hold for the write to happen (CAL-14).',
  example,
})
const ifMatch = changed('If-Match', '*')
const unchanged: DocumentedAnswer = { what: 'Nothing changed since the ETag of If-None-Match.' }
const precondition: DocumentedAnswer = { what: 'The event is not as it was last seen.' }
const range: Content = { type: 'application/json', schema: schemaOf(reportQuery), example: { match } }

const notInBin: DocumentedAnswer = { what: 'It is not in the bin.' }

const sharing: Documented = { summary: 'Sharing cannot be changed here (CAL-22).', answers: {} }

/** Calendars, events and reports (CAL-1 to CAL-22, CAL-32, CAL-34, CAL-35). */
/** A message about an event, in the example an invitation. */
const noInvitation = { what: 'Over, cancelled, or no longer invited.', type: 'text/html; charset=utf-8' }

const itip = {
  summary:
    'A message about an event changes one’s own copy of it, or proposes another time to its organizer (CAL-29).',
  body: {
    type: 'application/json',
    schema: schemaOf(itipBody),
    example: {
      method: 'REQUEST',
      uid: 'invited',
      sender: 'carol@elsewhere.example',
      recipient: 'admin@kalends.example',
      sequence: 0,
      ical: [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        'UID:invited',
        'DTSTART:20270316T090000Z',
        'ORGANIZER:mailto:carol@elsewhere.example',
        'ATTENDEE:mailto:admin@kalends.example',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    },
  },
  answers: { 204: { what: 'Received.' } },
} as const

export const documentedCalendar = {
  calendars: {
    summary: 'The calendars of a home (CAL-1).',
    answers: { 200: { what: 'The list.', schema: schemaOf(calendarList) }, 304: unchanged },
  },
  createCalendar: {
    summary: 'Make a calendar (CAL-4).',
    body: {
      type: 'application/json',
      schema: schemaOf(newCalendar),
      example: { id: 'trips', 'dav:name': 'Trips', 'apple:color': '#3366cc' },
    },
    answers: {
      201: { what: 'Made, or subscribed to (CAL-26, CAL-31).' },
      405: { what: 'There is a calendar with this id already.' },
      422: { what: 'No calendar can be read at the address (CAL-31).' },
    },
  },
  findByUid: {
    summary: 'The one event with a uid, not expanded (CAL-8).',
    body: { ...range, example: { uid: 'stand-up' } },
    answers: { 200: { what: 'The event.', schema: schemaOf(reportAnswer) } },
  },
  calendar: {
    summary: 'One calendar (CAL-1).',
    answers: { 200: { what: 'The calendar.', schema: schemaOf(calendarEntry) }, 304: unchanged },
  },
  calendarRights: {
    summary: 'Who has a calendar, and who may do what (CAL-24).',
    body: {
      type: 'application/json',
      schema: schemaOf(rightsQuery),
      example: { prop: ['cs:invite', 'acl'] },
    },
    answers: { 200: { what: 'What was asked for.', schema: schemaOf(rightsAnswer) } },
  },
  changeShares: {
    summary: 'Share a calendar with others and no longer (CAL-23), or answer a share (CAL-25).',
    body: {
      type: 'application/json',
      schema: schemaOf(sharesChange),
      example: { share: { set: [{ 'dav:href': 'mailto:bob@kalends.example', 'dav:read': true }] } },
    },
    answers: { 200: { what: 'Done.' } },
  },
  publishCalendar: {
    summary: 'Make a calendar public to the people of the owner’s domain, or end that (CAL-26).',
    body: {
      type: 'application/json',
      schema: schemaOf(publicRightChange),
      example: { public_right: '{DAV:}read' },
    },
    answers: {
      200: { what: 'Who may do what.', schema: schemaOf(v.array(accessEntry)) },
      412: { what: 'There is no such right.' },
    },
  },
  publicCalendars: {
    summary: 'The public calendars of the organisation, by words of their names and owners (CAL-26).',
    body: { type: 'application/json', schema: schemaOf(publicCalendarQuery), example: { q: 'holidays' } },
    answers: { 200: { what: 'At most fifty of them.', schema: schemaOf(publicCalendarsAnswer) } },
  },
  secretAddress: {
    summary: 'Whether a calendar has a secret address, and what it shows (CAL-31).',
    answers: { 200: { what: 'What it shows, or null.', schema: schemaOf(secretAddressState) } },
  },
  newSecretAddress: {
    summary: 'Publish a calendar by a new secret address; the former one ends (CAL-31).',
    body: { type: 'application/json', schema: schemaOf(newSecretAddress), example: { shows: 'busy' } },
    answers: { 201: { what: 'The address, this once.', schema: schemaOf(secretAddressMade) } },
  },
  stopSecretAddress: {
    summary: 'End a secret address (CAL-31).',
    answers: { 204: { what: 'Nothing is there any more.' } },
  },
  refreshCalendar: {
    summary: 'Read a calendar on the web again (CAL-31).',
    answers: { 200: { what: 'When it was read.', schema: schemaOf(webCalendarState) } },
  },
  secretCalendar: {
    summary: 'A calendar that is published by a secret address, as iCalendar (CAL-31).',
    answers: { 200: { what: 'The calendar.' } },
  },
  receiveItip: itip,
  receiveItipOfEvent: itip,
  guest: {
    summary: 'The page in which a guest without an account answers (CAL-30).',
    answers: {
      200: { what: 'The event, and the buttons.', type: 'text/html; charset=utf-8' },
      404: noInvitation,
    },
  },
  answerAsGuest: {
    summary: 'Answer or propose another time without an account, or end further mail (CAL-30).',
    body: {
      type: 'application/x-www-form-urlencoded',
      schema: {
        type: 'object',
        properties: {
          answer: { type: 'string' },
          'date-of': { type: 'string' },
          note: { type: 'string' },
          propose: { type: 'string' },
          date: { type: 'string' },
          start: { type: 'string' },
          end: { type: 'string' },
          mail: { type: 'string' },
          'List-Unsubscribe': { type: 'string' },
        },
      },
      example: { answer: 'accepted', note: 'I bring cake.' },
    },
    answers: {
      200: { what: 'The same page.', type: 'text/html; charset=utf-8' },
      404: noInvitation,
      429: { what: 'The answer was changed too often today.', type: 'text/html; charset=utf-8' },
    },
  },
  changeCalendar: {
    summary: 'Change the properties of a calendar (CAL-5).',
    body: {
      type: 'application/json',
      schema: schemaOf(calendarChange),
      example: { 'dav:name': 'Work', 'apple:order': 2 },
    },
    answers: { 204: { what: 'Changed.' } },
  },
  deleteCalendar: {
    summary:
      'Delete a calendar with its events; the default calendar stays (CAL-5). Guests are not told with `Schedule-Reply: F`.',
    answers: { 204: { what: 'Deleted.' } },
  },
  report: {
    summary:
      'The events of a calendar in a range, or what changed since a sync token (CAL-6 to CAL-9, CAL-19).',
    body: range,
    answers: {
      200: { what: 'The events in the range.', schema: schemaOf(v.union([reportAnswer, freeBusyReport])) },
      207: { what: 'What changed since the token.', schema: schemaOf(syncAnswer) },
      304: unchanged,
    },
  },
  eventsByPath: {
    summary:
      'The events at some addresses, as they are stored; those that are not there are left out (CAL-35).',
    body: {
      type: 'application/json',
      schema: schemaOf(eventPathsQuery),
      example: { eventPaths: [addressOf(endpoints.event, { calendarId: 'work', eventId: 'stand-up' })] },
    },
    answers: { 207: { what: 'The events that are there.', schema: schemaOf(reportAnswer) } },
  },
  queryCalendars: {
    summary: 'Many calendars, each with its events in a range (CAL-35).',
    body: {
      type: 'application/json',
      schema: schemaOf(calendarsQuery),
      example: { scope: { calendars: [addressOf(endpoints.calendar, { calendarId: 'work' })] }, match },
    },
    answers: {
      200: { what: 'The calendars that are there.', schema: schemaOf(calendarList) },
      304: unchanged,
    },
  },
  freeBusy: {
    summary: 'When people of one’s own domain are busy (CAL-27).',
    body: {
      type: 'application/json',
      schema: schemaOf(freeBusyQuery),
      example: { start: '20270301T000000', end: '20270315T000000', users: ['{userId}'], uids: [] },
    },
    answers: {
      200: { what: 'Who may be asked about, and when they are busy.', schema: schemaOf(freeBusyAnswer) },
    },
  },
  searchEvents: {
    summary: 'Events by what they say (CAL-32).',
    query: [
      { name: 'limit', what: `How many, up to ${searchPage.maxLimit}.`, example: String(searchPage.limit) },
      { name: 'offset', what: 'How many before them are left out.', example: '0' },
    ],
    body: {
      type: 'application/json',
      schema: schemaOf(eventSearchBody),
      example: { calendars: [{ userId: 'ada', calendarId: 'work' }], query: 'stand-up' },
    },
    answers: { 200: { what: 'Those that start latest first.', schema: schemaOf(eventSearchAnswer) } },
  },
  exportCalendar: {
    summary: 'A calendar as one iCalendar file (CAL-22).',
    answers: { 200: { what: 'The file.', type: iCalendarType } },
  },
  event: {
    summary: 'An event as it is stored; as iCalendar where Accept does not name jCal (CAL-11).',
    headers: [{ name: 'Accept', what: 'The form wanted.', example: jCalType }],
    answers: {
      200: { what: 'The event.', type: jCalType, schema: schemaOf(jCal) },
      304: unchanged,
    },
  },
  reportEvent: {
    summary: 'One event in a range, expanded; without a VEVENT where nothing of it is in the range (CAL-35).',
    body: range,
    answers: { 200: { what: 'The event.', schema: schemaOf(reportItem) } },
  },
  putEvent: {
    summary: 'Write an event, as jCal or iCalendar (CAL-12, CAL-13).',
    headers: [ifMatch, changed('If-None-Match', '')],
    body: { type: jCalType, schema: schemaOf(jCal), example: event },
    answers: {
      200: { what: 'Changed.', schema: schemaOf(eventReceipt) },
      201: { what: 'Made.', schema: schemaOf(eventReceipt) },
      412: precondition,
      415: { what: 'The body is neither jCal nor iCalendar.' },
    },
  },
  deleteEvent: {
    summary: 'Delete an event (CAL-15).',
    headers: [ifMatch],
    answers: { 200: { what: 'Deleted.', schema: schemaOf(deletionReceipt) }, 412: precondition },
  },
  moveEvent: {
    summary: 'Move an event to another calendar or name (CAL-20).',
    headers: [
      {
        name: 'Destination',
        what: 'The address it moves to.',
        example: addressOf(endpoints.event, { calendarId: '{userId}', eventId: 'moved' }),
        isRequired: true,
      },
      { name: 'Overwrite', what: 'F: only where nothing is.', example: 'T' },
    ],
    answers: {
      201: { what: 'Moved.' },
      204: { what: 'Moved, in the place of another.' },
      412: precondition,
    },
  },
  eventHistory: {
    summary: 'The current and the former states of an event, the newest first (CAL-34).',
    answers: { 200: { what: 'The states.', schema: schemaOf(eventHistoryAnswer) } },
  },
  restoreVersion: {
    summary: 'Bring back a former state of an event (CAL-34).',
    headers: [ifMatch],
    answers: {
      200: { what: 'It is as it was.', schema: schemaOf(eventReceipt) },
      412: precondition,
    },
  },
  bin: {
    summary: 'What was deleted and can be restored, the newest first (CAL-34).',
    query: [
      { name: 'limit', what: 'How many items.', example: String(binPage.limit) },
      { name: 'offset', what: 'How many newer items to leave out.', example: '0' },
      {
        name: 'path',
        what: 'Only what was at this address.',
        example: addressOf(endpoints.event, { calendarId: '{userId}', eventId: 'gone' }),
      },
    ],
    answers: { 200: { what: 'The items.', schema: schemaOf(binAnswer) } },
  },
  emptyBin: {
    summary: 'Delete everything in one’s bin for ever (CAL-34).',
    answers: { 204: { what: 'Empty.' } },
  },
  restoreFromBin: {
    summary:
      'Put an event or a calendar back where it was; guests are told with `Schedule-Reply: T` (CAL-34).',
    answers: {
      200: { what: 'Where it is again.', schema: schemaOf(restoredAnswer) },
      404: notInBin,
      409: { what: 'There is something in its place, or an event with its uid.' },
      410: { what: 'Its calendar was deleted.' },
    },
  },
  deleteFromBin: {
    summary: 'Delete for ever, by the owner of the calendar (CAL-34).',
    answers: { 204: { what: 'Deleted.' }, 404: notInBin },
  },
  unseenChanges: {
    summary: 'What others added, changed or deleted since the caller last looked (CAL-34).',
    query: [
      {
        name: 'since',
        what: 'The moment, instead of the one in the settings; 30 days back at most.',
        example: '2027-03-14T09:00:00Z',
      },
    ],
    answers: {
      200: { what: 'Each event once, as it was and as it is.', schema: schemaOf(unseenChangesAnswer) },
    },
  },
  changes: {
    summary: 'What changes in the calendars that the caller may see, told as it happens (CAL-33).',
    headers: [
      {
        name: 'Last-Event-ID',
        what: 'The id of the last event: what was missed since is told.',
        example: '1',
      },
    ],
    answers: {
      200: {
        what: 'Events `calendar` with a path and its ctag, `list` and `resync`, until the session ends.',
        type: 'text/event-stream',
      },
      429: { what: 'Too many streams of this person are open.' },
    },
  },
  shareHome: sharing,
  shareEvent: sharing,
  shareExport: sharing,
} as const satisfies Record<string, Documented>
