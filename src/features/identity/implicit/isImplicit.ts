import type { AppConfig } from '#contract/appConfig.ts'

/** Whether the configuration asks for the implicit flow (ID-4); everything else is the authorization code flow. */
export const isImplicit = ({ response_type }: AppConfig['oidc']): boolean =>
  response_type.split(' ').toSorted().join(' ') === 'id_token token'
