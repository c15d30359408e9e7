import { escapedHtml, page } from '../page/page.ts'
import type { PageLanguage } from '../page/pageLanguage.ts'
import { pageSentences } from './pageSentences.ts'

/** The sign-in page. After a wrong password the e-mail is kept, and the password is asked for again. */
export function signInPage(language: PageLanguage, { email = '', isWrong = false } = {}): string {
  const words = pageSentences[language]
  const [forEmail, forPassword] = email === '' ? [' autofocus', ''] : ['', ' autofocus']
  const invalid = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  return page(
    language,
    words.signIn,
    `<form method="post">
${isWrong ? `<p role="alert" id="wrong">${words.wrong}</p>` : ''}
<label>${words.email}
<input name="email" type="email" dir="ltr" autocomplete="username" required value="${escapedHtml(email)}"${forEmail}${invalid}></label>
<label>${words.password}
<input name="password" type="password" autocomplete="current-password" required${forPassword}${invalid}></label>
<button type="submit">${words.signIn}</button>
</form>
<p class="hint">${words.hint}</p>`,
  )
}
