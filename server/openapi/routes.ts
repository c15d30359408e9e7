import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { mount } from '../http/mount.ts'
import { openApiDocument } from './openApiDocument.ts'

/** The contract for machines: what can be asked here and how it is answered. */
export function openApiRoutes(app: Hono): void {
  let text: string | null = null
  mount(app, {
    [endpoints.openApi.path]: {
      GET: () => {
        text ??= JSON.stringify(openApiDocument())
        return new Response(text, { headers: { 'content-type': 'application/json' } })
      },
    },
  })
}
