import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { ApiError } from '../../api/ApiError.ts'
import { explain, failureBehind } from '../../api/explain.ts'
import { fieldName } from './fieldName.ts'
import { fieldProblems, fieldProblemsWithValue, wholeProblems } from './fieldProblems.ts'

/** Why the service refused something, as the page says it. */
export type ExplainedError = {
  /** In the person’s language, a sentence a line. */
  readonly text: string
  /** What the service said that is not among our sentences, its fields named as on the page; null for nothing. */
  readonly original: string | null
}

/**
 * What the service says about fields, a sentence a line, in the words of the screen: `clients/0/token_url is missing.`
 * becomes `Token URL of client 1 is missing.` Where it says something else, the sentence of the failure stands for it.
 */
export function explainSettingsError(error: unknown, i18n: I18n): ExplainedError {
  const general = generalText(error, i18n)
  const received = error instanceof ApiError ? error.details : undefined
  return received === undefined
    ? { text: general, original: null }
    : explainLines(received.split('\n'), general, i18n)
}

function generalText(error: unknown, i18n: I18n): string {
  const failure = failureBehind(error)
  return failure === 'changed-meanwhile'
    ? t(i18n)`The settings were changed elsewhere first. Saved versions shows what’s in use now.`
    : i18n._(explain(failure).sentence)
}

/** @param general stands for what is not among our sentences */
export function explainLines(lines: readonly string[], general: string, i18n: I18n): ExplainedError {
  const read = lines.map((line) => {
    const sentence = line.replace('core->openid-connect: ', '').replace(/^settings\//, '')
    return { sentence, text: textOf(sentence.replace(/\.$/, ''), i18n) }
  })
  const texts = read.flatMap(({ text }) => text ?? [])
  const others = read.filter(({ text }) => text === null).map(({ sentence }) => named(sentence, i18n))
  return others.length === 0
    ? { text: texts.join('\n'), original: null }
    : { text: [...texts, general].join('\n'), original: others.join('\n') }
}

/** What is wrong with a field, by its name on the page: `must be a URL`. */
export const explainField = (name: string, problem: string, i18n: I18n): string =>
  problemOf(name, problem, i18n) ?? t(i18n)`${name} isn’t valid.`

/** `clients/0/token_url is missing`: a field and its problem; or a sentence about all of it. */
function textOf(sentence: string, i18n: I18n): string | null {
  const whole = wholeProblems[sentence]
  if (whole !== undefined) return i18n._(whole)
  const end = sentence.indexOf(' ')
  const field = sentence.slice(0, end)
  const name = named(field, i18n)
  return name === field ? null : problemOf(name, sentence.slice(end + 1), i18n)
}

function problemOf(name: string, words: string, i18n: I18n): string | null {
  const problem = fieldProblems[words]
  if (problem !== undefined) return i18n._(problem(name))
  for (const [pattern, withValue] of fieldProblemsWithValue) {
    const value = pattern.exec(words)?.[1]
    if (value !== undefined) return i18n._(withValue({ name, value }))
  }
  return null
}

function named(sentence: string, i18n: I18n): string {
  return sentence.replace(aField, (key: string, index: string | undefined, field: string) => {
    const name = fieldName(field, (message) => i18n._(message))
    // Words without an underscore are fields only where the path says so: "the scope must be platform" is about something else.
    if (name === field || (index === undefined && !field.includes('_'))) return key
    if (index === undefined) return name
    const position = Number(index) + 1
    return t(i18n)`${name} of client ${position}`
  })
}

const aField = /(?:clients\/(\d+)\/)?([a-z_]+)/g
