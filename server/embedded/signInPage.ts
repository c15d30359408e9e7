import { escaped, page } from './page.ts'

/** Where a person signs in. After a wrong password the e-mail stays, and the password is asked for again. */
export function signInPage({ email = '', isWrong = false } = {}): string {
  const [forEmail, forPassword] = email === '' ? [' autofocus', ''] : ['', ' autofocus']
  const invalid = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  return page(
    'Sign in',
    `<form method="post">
${isWrong ? '<p role="alert" id="wrong">This e-mail and password do not belong together.</p>' : ''}
<label>E-mail
<input name="email" type="email" autocomplete="username" required value="${escaped(email)}"${forEmail}${invalid}></label>
<label>Password
<input name="password" type="password" autocomplete="current-password" required${forPassword}${invalid}></label>
<button type="submit">Sign in</button>
</form>
<p class="hint">This provider comes with Kalends, for trying it on this machine. The password of each account is the part before the @.</p>`,
  )
}
