import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { maskedClient } from '#contract/secretProperties.ts'

/** The same with each secret a mask: for the page, for a file, for anything that is kept. */
export const masked = ({ clients, ...rest }: OpenIdConfiguration): OpenIdConfiguration => ({
  ...rest,
  clients: clients.map((client) => maskedClient(client)),
})
