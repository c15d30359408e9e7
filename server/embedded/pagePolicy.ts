import { hash } from 'node:crypto'
import { pageStyle } from '../page/page.ts'

/**
 * `form-action` is left out: after a form, a redirect leads back to the application, and that directive would
 * block it.
 */
export function pagePolicy(scripts: readonly string[] = []): string {
  const hashes = scripts.map((script) => ` ${hashOf(script)}`).join('')
  return `default-src 'none'; style-src ${hashOf(pageStyle)}; script-src 'self'${hashes}; img-src data:; base-uri 'none'; frame-ancestors 'none'`
}

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
