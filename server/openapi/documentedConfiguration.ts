import { appConfig } from '#contract/appConfig.ts'
import { configurationKeys, configurationModules } from '#contract/configuration.ts'
import { auditAnswer, historyAnswer } from '#contract/configurationHistory.ts'
import { discoverBody, discoveryAnswer } from '#contract/discovery.ts'
import { jsonContent } from './jsonContent.ts'
import type { Documented } from './Documented.ts'
import { schemaOf } from './schemaOf.ts'

const openId = { name: 'openid-connect', value: { issuer_url: 'https://id.example.org', clients: [] } }

/** The configuration, its history, and what the application starts with (CFG-1 to CFG-10). */
export const documentedConfiguration = {
  appConfig: {
    summary: 'What the application needs to start (CFG-6).',
    answers: {
      200: { what: 'The configuration.', schema: schemaOf(appConfig) },
      304: { what: 'Not changed.' },
    },
  },
  openApi: {
    summary: 'This document.',
    answers: { 200: { what: 'OpenAPI 3.2.', schema: { type: 'object' } } },
  },
  readConfigurations: {
    summary: 'Read stored configurations, secrets masked (CFG-5).',
    body: jsonContent(schemaOf(configurationKeys), [{ name: 'core', keys: ['openid-connect'] }]),
    answers: { 200: { what: 'The configurations.', schema: schemaOf(configurationModules) } },
  },
  putConfigurations: {
    summary: 'Replace configurations: the sign-on settings (CFG-1 to CFG-4), or the list of rooms (CFG-13).',
    body: jsonContent(schemaOf(configurationModules), [{ name: 'core', configurations: [openId] }]),
    answers: { 204: { what: 'Replaced.' } },
  },
  configurationHistory: {
    summary: 'The last saved versions of the sign-on settings, secrets masked (CFG-9).',
    answers: { 200: { what: 'The versions, the newest first.', schema: schemaOf(historyAnswer) } },
  },
  restoreConfiguration: {
    summary: 'Make a saved version hold again (CFG-9).',
    answers: { 204: { what: 'Restored.' }, 404: { what: 'No such version.', schema: { type: 'object' } } },
  },
  configurationAudit: {
    summary: 'Who changed the sign-on settings, when, from where, and which fields (CFG-10).',
    answers: { 200: { what: 'The changes, the newest first.', schema: schemaOf(auditAnswer) } },
  },
  discover: {
    summary: 'Read a provider’s discovery document for the settings form (CFG-8).',
    body: jsonContent(schemaOf(discoverBody), { issuer_url: 'https://id.example.org', client_id: 'kalends' }),
    answers: { 200: { what: 'What it says, with warnings.', schema: schemaOf(discoveryAnswer) } },
  },
} as const satisfies Record<string, Documented>
