import { page } from '../page/page.ts'
import type { PageLanguage } from '../page/pageLanguage.ts'
import { pageSentences } from './pageSentences.ts'

/** Clicks the only button of the page. */
export const signOutScript = "document.querySelector('button').click()"

/**
 * Ends the provider's session: at once if the application asked for it, else after a click.
 *
 * @param form the provider's form with its hidden fields; it has no button yet
 */
export function signOutPage(language: PageLanguage, form: string, isAtOnce: boolean): string {
  const { signOut } = pageSentences[language]
  const button = `<button type="submit" name="logout" value="yes">${signOut}</button>`
  const script = isAtOnce ? `<script>${signOutScript}</script>` : ''
  return page(language, signOut, `${form.replace('</form>', `${button}</form>`)}${script}`)
}

/** Shown after a sign-out that does not lead back to an application. */
export function signedOutPage(language: PageLanguage): string {
  const { signedOut, mayClose } = pageSentences[language]
  return page(language, signedOut, `<p>${mayClose}</p>`)
}
