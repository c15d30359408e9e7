import { page } from './page.ts'
import { pageSentences, type PageLanguage } from './pageSentences.ts'

/** Presses the only button of the page. */
export const signOutScript = "document.querySelector('button').click()"

/**
 * Ends the provider's session: at once where the application asked for it, by a person's click where anybody
 * may have.
 *
 * @param form the provider's own form with its hidden fields; it has no button yet
 */
export function signOutPage(language: PageLanguage, form: string, isAtOnce: boolean): string {
  const { signOut } = pageSentences[language]
  const button = `<button type="submit" name="logout" value="yes">${signOut}</button>`
  const script = isAtOnce ? `<script>${signOutScript}</script>` : ''
  return page(language, signOut, `${form.replace('</form>', `${button}</form>`)}${script}`)
}

/** After a sign-out that leads back to no application. */
export function signedOutPage(language: PageLanguage): string {
  const { signedOut, mayClose } = pageSentences[language]
  return page(language, signedOut, `<p>${mayClose}</p>`)
}
