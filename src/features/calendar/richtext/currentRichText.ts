import { readHtml } from './readHtml.ts'
import type { RichText } from './RichText.ts'
import { saysTheSame } from './saysTheSame.ts'

/**
 * What a description says with its formatting.
 *
 * @param html by anybody
 * @param plain the same as plain text; empty if there is none
 * @returns null if the HTML cannot be read, or says something else, as the plain text was changed alone
 */
export function currentRichText(html: string, plain: string): RichText | null {
  const rich = readHtml(html)
  return rich !== null && (plain === '' || saysTheSame(rich, plain)) ? rich : null
}
