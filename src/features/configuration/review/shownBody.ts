import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { maskedClient, secretMask } from '#contract/secretProperties.ts'
import { shellQuoted } from '../../../ui/shellQuoted.ts'
import { settingsBody } from '../data/requests.ts'

/** Replaces a typed secret: `<client secret>`. */
const placeholderOf = (secret: unknown, name: string) =>
  secret === secretMask ? secretMask : `<${name.replaceAll('_', ' ')}>`

/** The body of a save for showing and copying: exact, except for secrets; a typed one is a placeholder. */
export function shownBody({ clients, ...rest }: OpenIdConfiguration): string {
  const shown = clients.map((client) => maskedClient(client, placeholderOf))
  return JSON.stringify(settingsBody({ ...rest, clients: shown }), null, 2)
}

/**
 * The same save as a command. The administrator's name is a placeholder and curl asks for the password, so
 * that neither is in a shell's history. The quoted delimiter keeps the shell from expanding the body.
 */
export function curlOf(baseUrl: string, settings: OpenIdConfiguration): string {
  const { method, path } = administrationEndpoints.putConfigurations
  return [
    `curl --request ${method} ${shellQuoted(baseUrl.replace(/\/$/, '') + path)} \\`,
    `  --user '<administrator>' \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data-binary @- <<'JSON'`,
    shownBody(settings),
    'JSON',
  ].join('\n')
}
