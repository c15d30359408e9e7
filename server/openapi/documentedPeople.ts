import { handoverAnswer, handoverBody } from '#contract/administration/handover.ts'
import { newEmailBody } from '#contract/administration/newEmail.ts'
import { tokensAnswer } from '#contract/tokens/accessTokens.ts'
import { foundPeople, peopleSearchBody, publicFace } from '#contract/people/peopleSearch.ts'
import { userBlockAnswer, userSessionsAnswer } from '#contract/users.ts'
import type { Documented } from './Documented.ts'
import { jsonContent } from './jsonContent.ts'
import { schemaOf } from './schemaOf.ts'

const someone = { what: 'The person.', schema: schemaOf(publicFace) }
const noSuchPerson = { 404: { what: 'No such person, or nothing of theirs by this id.' } } as const

/** People to invite (PPL-1); accounts, sessions and tokens of others, for administrators (ID-21, ID-22). */
export const documentedPeople = {
  searchPeople: {
    summary: 'People and rooms of one’s own domain by words of name and address, to be invited (PPL-1).',
    body: jsonContent(schemaOf(peopleSearchBody), { q: 'ada', limit: 10 }),
    answers: { 200: { what: 'Those met most often first.', schema: schemaOf(foundPeople) } },
  },
  personByEmail: {
    summary: 'A person of one’s own domain by e-mail address (PPL-1).',
    query: [{ name: 'email', what: 'The address.', example: 'admin@kalends.example', isRequired: true }],
    answers: { 200: someone, ...noSuchPerson },
  },
  person: {
    summary: 'A person of one’s own domain (PPL-1).',
    answers: { 200: someone, ...noSuchPerson },
  },
  userBlock: {
    summary: 'Since when a person’s account is blocked; the person by id or e-mail address (ID-21).',
    answers: { 200: { what: 'Since when, or null.', schema: schemaOf(userBlockAnswer) }, ...noSuchPerson },
  },
  blockUser: {
    summary: 'Block a person’s account, and end every session and token of theirs (ID-21).',
    answers: { 204: { what: 'Blocked.' }, ...noSuchPerson },
  },
  unblockUser: {
    summary: 'End the block of an account (ID-21).',
    answers: { 204: { what: 'Not blocked.' }, ...noSuchPerson },
  },
  userSessions: {
    summary: 'A person’s sessions (ID-22).',
    answers: { 200: { what: 'The sessions.', schema: schemaOf(userSessionsAnswer) }, ...noSuchPerson },
  },
  endUserSessions: {
    summary: 'End every session of a person (ID-22).',
    answers: { 204: { what: 'Ended.' }, ...noSuchPerson },
  },
  endUserSession: {
    summary: 'End one session of a person (ID-22).',
    answers: { 204: { what: 'Ended.' }, ...noSuchPerson },
  },
  userTokens: {
    summary: 'A person’s personal access tokens (ID-22).',
    answers: {
      200: { what: 'The tokens, without themselves.', schema: schemaOf(tokensAnswer) },
      ...noSuchPerson,
    },
  },
  deleteUserTokens: {
    summary: 'End every personal access token of a person (ID-22).',
    answers: { 204: { what: 'Ended.' }, ...noSuchPerson },
  },
  deleteUserToken: {
    summary: 'End one personal access token of a person (ID-22).',
    answers: { 204: { what: 'Ended.' }, ...noSuchPerson },
  },
  handOverCalendars: {
    summary:
      'Hand the calendars of people who left to somebody of the same domain, for administrators (ID-25).',
    body: jsonContent(schemaOf(handoverBody), { to: 'nobody@kalends.example' }),
    answers: {
      200: { what: 'How many calendars and coming meetings.', schema: schemaOf(handoverAnswer) },
      412: { what: 'Something is being changed all the time.' },
      507: { what: 'Who receives them has no room.' },
      ...noSuchPerson,
    },
  },
  changeEmail: {
    summary: 'Give somebody another e-mail address, for administrators (ID-26).',
    body: jsonContent(schemaOf(newEmailBody), { email: 'ada.new@kalends.example' }),
    answers: { 204: { what: 'Changed.' }, ...noSuchPerson },
  },
} as const satisfies Record<string, Documented>
