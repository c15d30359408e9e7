import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { fieldName } from './fieldName.ts'
import { fieldProblems } from './fieldProblems.ts'

/**
 * What the service says about fields, a sentence a line, in the words of the screen: `clients/0/token_url is
 * missing.` becomes `Token URL of client 1 is missing.` Any other sentence stays English, with its fields
 * named as on the screen.
 */
export const inFieldNames = (sentences: string, i18n: I18n): string =>
  sentences
    .replaceAll('core->openid-connect: ', '')
    .split('\n')
    .map((sentence) => problemIn(sentence, i18n) ?? named(sentence, i18n))
    .join('\n')

/** `clients/0/token_url is missing.`: a field and its problem. */
function problemIn(sentence: string, i18n: I18n): string | null {
  const end = sentence.indexOf(' ')
  const problem = fieldProblems[sentence.slice(end + 1).replace(/\.$/, '')]
  const name = named(sentence.slice(0, end), i18n)
  return problem === undefined || name === sentence.slice(0, end) ? null : i18n._(problem(name))
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
