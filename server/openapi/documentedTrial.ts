import {
  trialBody,
  trialCalls,
  trialForm,
  trialOpened,
  trialReport,
  trialResult,
  trialStart,
  trialTokenReply,
} from '#contract/trial.ts'
import { jsonContent } from './jsonContent.ts'
import type { Documented } from './Documented.ts'
import { schemaOf } from './schemaOf.ts'

const noSuchTrial = { 404: { what: 'No such trial, or it is over.', schema: { type: 'object' } } } as const
const draft = { issuer_url: 'https://id.example.org', clients: [{ client_id: 'calendar' }] }

/** Trying sign-on settings before they are saved (CFG-11). */
export const documentedTrial = {
  openTrial: {
    summary: 'Try a draft of the sign-on settings before it is saved (CFG-11).',
    body: jsonContent(schemaOf(trialBody), { settings: draft }),
    answers: { 201: { what: 'How far it leads, and the trial’s id.', schema: schemaOf(trialOpened) } },
  },
  startTrial: {
    summary: 'Where the popup of a trial goes (CFG-11).',
    answers: {
      200: { what: 'The address.', schema: schemaOf(trialStart) },
      ...noSuchTrial,
    },
  },
  answerTrial: {
    summary: 'What the provider sent the popup of a trial back with (CFG-11).',
    body: jsonContent(schemaOf(trialResult), { state: 'trial.', code: 'a-code' }),
    answers: {
      200: { what: 'The form that the browser redeems the code with.', schema: schemaOf(trialForm) },
      204: { what: 'It is gone through.' },
      ...noSuchTrial,
    },
  },
  trialCalls: {
    summary: 'What the browser itself will ask of the provider of a trial (CFG-11).',
    answers: {
      200: { what: 'The addresses.', schema: schemaOf(trialCalls) },
      ...noSuchTrial,
    },
  },
  redeemTrial: {
    summary: 'What the token endpoint answered the popup of a trial (CFG-11).',
    body: jsonContent(schemaOf(trialTokenReply), { state: 'trial.', reply: { status: 200, text: '{}' } }),
    answers: {
      204: { what: 'It is gone through.' },
      ...noSuchTrial,
    },
  },
  trialReport: {
    summary: 'How far a trial has come (CFG-11).',
    answers: {
      200: { what: 'Each step.', schema: schemaOf(trialReport) },
      ...noSuchTrial,
    },
  },
} as const satisfies Record<string, Documented>
