import type { Handlers } from '../Handler.ts'
import { openApiDocument } from './openApiDocument.ts'

/** The OpenAPI document of the service. */
export function openApiHandlers(): Handlers<'openApi'> {
  let text: string | null = null
  return {
    openApi: () => {
      text ??= JSON.stringify(openApiDocument())
      return new Response(text, { headers: { 'content-type': 'application/json' } })
    },
  }
}
