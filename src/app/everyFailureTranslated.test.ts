import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { httpErrors, isServiceFailure, type CallFailure, type Failure } from '#contract/failure.ts'
import { explain } from '../api/explain.ts'
import { languageCodes } from '../locales/languages.ts'
import { loadCatalogue } from '../locales/loadCatalogue.ts'

/** Those that a call has without a service. */
const ofCalls = {
  offline: true,
  'timed-out': true,
  'cookie-blocked': true,
  'unreadable-answer': true,
  'not-supported': true,
  'nothing-changed': true,
  failed: true,
} satisfies Record<CallFailure, true>

test.each(languageCodes.filter((code) => code !== 'en'))(
  'every failure has its sentence in %s',
  async (code) => {
    const activate = await loadCatalogue(code)
    activate()
    const failures = [...Object.keys(httpErrors), ...Object.keys(ofCalls)].filter(isFailure)
    expect(failures.length).toBeGreaterThan(35)
    const untranslated = failures.filter((failure) => {
      const { sentence } = explain(failure)
      return i18n._(sentence) === sentence.message
    })
    expect(untranslated).toEqual([])
  },
)

const isFailure = (name: string): name is Failure => isServiceFailure(name) || Object.hasOwn(ofCalls, name)
