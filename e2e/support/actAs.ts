import type { Page } from '@playwright/test'
import { people, type PersonName } from '#mocks/people.ts'

/** What somebody does on the service, from the page of another: the mock's service is in the page. */
type Act = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls the service as a person, by address and password. @returns the answer's JSON; null for none */
export async function actAs(page: Page, name: PersonName, act: Act): Promise<unknown> {
  const { email } = people[name]
  const [status, text] = await page.evaluate(
    async ([credentials, { method, path, body, headers }]) => {
      const answer = await fetch(path, {
        method,
        credentials: 'omit',
        headers: {
          authorization: `Basic ${btoa(credentials)}`,
          accept: 'application/calendar+json, application/json',
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return [answer.status, await answer.text()] as const
    },
    [`${email}:${name}`, act] as const,
  )
  if (status >= 400) throw new Error(`${act.method} was answered by ${status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}
