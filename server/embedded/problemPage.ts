import { escapedHtml, page } from '../page/page.ts'
import type { PageLanguage } from '../page/pageLanguage.ts'
import { pageSentences } from './pageSentences.ts'

type Problem = {
  readonly error?: string | undefined
  readonly error_description?: string | undefined
}

/**
 * A page for an error of the provider: its code, and its English description if it has one (RFC 6749
 * 4.1.2.1).
 */
export function problemPage(
  language: PageLanguage,
  { error = 'server_error', error_description: description = '' }: Problem,
): string {
  const { somethingWrong, notUnderstood, goBack } = pageSentences[language]
  return page(
    language,
    somethingWrong,
    `<p role="alert">${escapedHtml(description || notUnderstood)}</p>
<p class="hint">${escapedHtml(error)}. ${goBack}</p>`,
  )
}
