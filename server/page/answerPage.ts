import { pageStyle } from './page.ts'

/** A page of the service: it loads nothing, leads to nothing but itself, and is not stored or listed by anybody. */
export async function answerPage(html: string, status = 200): Promise<Response> {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${await styleHash}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}

const styleHash = crypto.subtle
  .digest('SHA-256', new TextEncoder().encode(pageStyle))
  .then((bytes) => `'sha256-${new Uint8Array(bytes).toBase64()}'`)
