import type { AppConfig } from '#contract/appConfig.ts'

/** What went wrong, by its name in the code; `details` say more, without tokens or addresses. */
export type NamedTrouble = { readonly problem: string; readonly details?: string | undefined }

/** Further facts; before there is a configuration there are few. */
export type Circumstances = {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Where the application lives. */
  readonly address?: string
  readonly oidc?: AppConfig['oidc']
  readonly redirectUri?: string
  /** The request to the service, and the HTTP status of its answer; null if none came. */
  readonly asked?: {
    readonly request: { readonly method: string; readonly path: string }
    readonly status: number | null
  }
  /** The domain of the person's e-mail address, if the page shows it too. */
  readonly domain?: string | null
}

/** What to send to support: one fact a line, always in English. */
export function detailsOf({ problem, details = problem }: NamedTrouble, about: Circumstances): string {
  const { address, oidc, redirectUri, asked, domain } = about
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['problem', problem === details ? problem : `${problem} (${details})`],
    ['time on this device', new Date(about.now()).toISOString()],
    ['application', address],
    ['asked', asked && `${asked.request.method} ${asked.request.path}`],
    ['answer', asked && String(asked.status ?? 'none')],
    ['domain', domain],
    ['provider', oidc?.authority],
    ['client', oidc?.client_id],
    ['response type', oidc?.response_type],
    ['scope', oidc?.scope],
    ['redirect URI', redirectUri],
  ]
  return facts
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}
