import { page } from './page.ts'

/** Presses the only button of the page. */
export const signOutScript = "document.querySelector('button').click()"

/**
 * Ends the provider's session: at once where the application asked for it, by a person's click where anybody may have.
 *
 * @param form the provider's own form with its hidden fields; it has no button yet
 */
export function signOutPage(form: string, isAtOnce: boolean): string {
  const button = '<button type="submit" name="logout" value="yes">Sign out</button>'
  const script = isAtOnce ? `<script>${signOutScript}</script>` : ''
  return page('Sign out', `${form.replace('</form>', `${button}</form>`)}${script}`)
}

/** After a sign-out that leads back to no application. */
export function signedOutPage(): string {
  return page('Signed out', '<p>You can close this page.</p>')
}
