import { secretMask, type OpenIdConfiguration } from '#contract/configuration.ts'

/** The same with each secret a mask: for the page, for a file, for anything that is kept. */
export const masked = ({ clients, ...rest }: OpenIdConfiguration): OpenIdConfiguration => ({
  ...rest,
  clients: clients.map((client) =>
    client.client_secret === undefined ? client : { ...client, client_secret: secretMask },
  ),
})
