import { escapedHtml, page } from '../page/page.ts'
import type { PageLanguage } from '../page/pageLanguage.ts'
import { pageSentences, type PageSentences } from './pageSentences.ts'

type Problem = {
  readonly error?: string | undefined
  readonly error_description?: string | undefined
}

/**
 * A page for an error of the provider: a sentence for its code, the way to the application, and small below it the code
 * with the provider's own English description, if it has one (RFC 6749 4.1.2.1). Who goes back from the application after
 * signing in comes here, too.
 */
export function problemPage(
  language: PageLanguage,
  { error = 'server_error', error_description: description }: Problem,
  [applicationUrl = '']: readonly string[],
): string {
  const words = pageSentences[language]
  const sentence = words[sentences[error] ?? 'notUnderstood']
  const technical = description === undefined ? error : `${error}: ${description}`
  const way = `<a href="${escapedHtml(applicationUrl)}">${words.goBack}</a>`
  return page(
    language,
    words.somethingWrong,
    `<p role="alert">${sentence}</p>
<p class="way">${way}</p>
<p class="hint"><code lang="en" dir="ltr">${escapedHtml(technical)}</code></p>`,
  )
}

/** The sentence for each code that a browser can arrive with; for all others, that nothing was understood. */
const sentences: Readonly<Record<string, keyof PageSentences>> = {
  interaction_not_found: 'tooOld',
  invalid_client: 'notRegistered',
  unauthorized_client: 'notRegistered',
  invalid_redirect_uri: 'notRegistered',
  access_denied: 'denied',
  server_error: 'notWorking',
  temporarily_unavailable: 'notWorking',
}
