import { escaped, page } from './page.ts'

/** What went wrong at the provider, in its own words (RFC 6749 4.1.2.1). */
export function problemPage({ error = 'server_error', error_description: description = '' }): string {
  return page(
    'This did not work',
    `<p role="alert">${escaped(description || 'The request was not understood.')}</p>
<p class="hint">${escaped(error)}. Go back to Kalends and try again.</p>`,
  )
}
