import type { Handlers } from '../Handler.ts'
import { openApiDocument } from './openApiDocument.ts'

/** The contract for machines: what can be asked here and how it is answered. */
export function openApiHandlers(): Handlers<'openApi'> {
  let text: string | null = null
  return {
    openApi: () => {
      text ??= JSON.stringify(openApiDocument())
      return new Response(text, { headers: { 'content-type': 'application/json' } })
    },
  }
}
