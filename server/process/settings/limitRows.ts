import * as v from 'valibot'
import { defaultLimits, type Limits } from '../../limits.ts'
import { row } from './row.ts'
import { byteSize, limitCount } from './settingTypes.ts'

/**
 * Limits for everything that people can store or send. Larger data that is stored already stays, and may be
 * written as long as it does not grow.
 */
export const limitRows = {
  KALENDS_MAX_OBJECT: row(
    'limits.object',
    v.optional(byteSize, '1 MB'),
    'How large an event may be, a series with all its changes. One that is stored and larger stays, and may be changed as long as it does not grow.',
  ),
  KALENDS_MAX_COMPONENTS: row(
    'limits.components',
    v.optional(limitCount, '3000'),
    'How many components an event may have: changed occurrences, alarms, time zones.',
  ),
  KALENDS_MAX_PROPERTIES: row(
    'limits.properties',
    v.optional(limitCount, '30000'),
    'How many properties all of them may have together.',
  ),
  KALENDS_MAX_EVENTS: row(
    'limits.events',
    v.optional(limitCount, '250000'),
    'How many events a person may have.',
  ),
  KALENDS_MAX_HOME: row(
    'limits.home',
    v.optional(byteSize, '1 GB'),
    'How large all events of a person may be together.',
  ),
  KALENDS_MAX_CALENDARS: row(
    'limits.calendars',
    v.optional(limitCount, '500'),
    'How many calendars a person may have.',
  ),
  KALENDS_MAX_SESSIONS: row(
    'limits.sessions',
    v.optional(limitCount, '100'),
    'How many sessions a person may have; beyond, the one that would end first ends.',
  ),
  KALENDS_MAX_TOKENS: row(
    'limits.tokens',
    v.optional(limitCount, '100'),
    'How many access tokens a person may have.',
  ),
  KALENDS_MAX_INVITATIONS: row(
    'limits.invitations',
    v.optional(limitCount, '5000'),
    'How many guests a person may invite in a day.',
  ),
  KALENDS_MAX_MAILS: row(
    'limits.mails',
    v.optional(limitCount, '2000'),
    'How many mails people elsewhere are sent of a person’s events in a day; each 100 kB of a longer one count as one.',
  ),
  KALENDS_MAX_WEB_CALENDARS: row(
    'limits.webCalendars',
    v.optional(limitCount, '50'),
    'How many calendars on the web a person may subscribe to.',
  ),
  KALENDS_MAX_STREAMS: row(
    'limits.streams',
    v.optional(limitCount, '2000'),
    'How many browsers at a time may be told by one process what changes; the others ask every half minute.',
  ),
  KALENDS_MAX_UPLOAD: row(
    'limits.upload',
    v.optional(byteSize, '32 MB'),
    'How much one person may be sending at a time; beyond, the answer is 503.',
  ),
  KALENDS_MAX_UPLOADS: row(
    'limits.uploads',
    v.optional(byteSize, '256 MB'),
    'How much all together may be sending at a time.',
  ),
}

type LimitValues = { readonly [Name in keyof typeof limitRows]: number }

/** The limits in the service's own form. */
export const limitsOf = (values: LimitValues): Limits => ({
  object: {
    ...defaultLimits.object,
    bytes: values.KALENDS_MAX_OBJECT,
    valueLength: values.KALENDS_MAX_OBJECT,
    components: values.KALENDS_MAX_COMPONENTS,
    properties: values.KALENDS_MAX_PROPERTIES,
  },
  home: {
    events: values.KALENDS_MAX_EVENTS,
    bytes: values.KALENDS_MAX_HOME,
    calendars: values.KALENDS_MAX_CALENDARS,
  },
  binItems: defaultLimits.binItems,
  historyVersions: defaultLimits.historyVersions,
  sessions: values.KALENDS_MAX_SESSIONS,
  tokens: values.KALENDS_MAX_TOKENS,
  uploads: { perPerson: values.KALENDS_MAX_UPLOAD, inAll: values.KALENDS_MAX_UPLOADS },
  invitationsPerDay: values.KALENDS_MAX_INVITATIONS,
  mailsPerDay: values.KALENDS_MAX_MAILS,
  web: { ...defaultLimits.web, calendars: values.KALENDS_MAX_WEB_CALENDARS },
  changeStreams: { ...defaultLimits.changeStreams, inAll: values.KALENDS_MAX_STREAMS },
})
