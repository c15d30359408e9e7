import type { Account, ClientMetadata, Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { accountNamed } from './embeddedAccounts.ts'
import { pagePolicy } from './pagePolicy.ts'
import { pageLanguage } from '../page/pageLanguage.ts'
import { problemPage } from './problemPage.ts'
import type { ProviderFile } from './providerFile.ts'
import { signedOutPage, signOutPage, signOutScript } from './signOutPage.ts'

/** The client id of the application at the embedded provider. */
export const embeddedClientId = 'kalends'

const aMinute = 60
const aDay = 24 * 60 * aMinute

/**
 * @param applicationUrls the addresses of the application with a trailing slash, to which sign-in and
 *   sign-out lead back
 * @param cookieSuffix separates two providers on one host, because cookies ignore ports
 * @param clientSecret makes the client a confidential one, whose tokens come through the relay (CFG-7)
 */
export function providerConfiguration(
  { adapter, jwks, cookieKeys }: ProviderFile,
  applicationUrls: readonly string[],
  cookieSuffix: string,
  clientSecret?: string,
): Configuration {
  return {
    adapter,
    jwks,
    cookies: {
      keys: [...cookieKeys],
      names: {
        session: `kalends_idp_session_${cookieSuffix}`,
        interaction: `kalends_idp_interaction_${cookieSuffix}`,
        resume: `kalends_idp_resume_${cookieSuffix}`,
      },
    },
    clients: [clientOf(applicationUrls, clientSecret)],
    clientBasedCORS: (_ctx, origin, client) =>
      client.redirectUris?.some((uri) => new URL(uri).origin === origin) ?? false,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    // Puts the UserInfo claims into the ID token too, so that the application has a name before its first
    // call.
    conformIdTokenClaims: false,
    findAccount: (_ctx, name) => accountOf(name),
    fetch: fetchOnLoopback,
    loadExistingGrant: grantEverythingAsked,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 15 * aMinute,
      AuthorizationCode: aMinute,
      IdToken: 15 * aMinute,
      RefreshToken: 14 * aDay,
      Interaction: 60 * aMinute,
      Session: 14 * aDay,
      Grant: 14 * aDay,
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const isAtOnce = isAskedByTheApplication(ctx)
          show(ctx, signOutPage(languageOf(ctx), form, isAtOnce), isAtOnce ? [signOutScript] : [])
        },
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage(languageOf(ctx))),
      },
    },
    renderError: (ctx, out) => show(ctx, problemPage(languageOf(ctx), out, applicationUrls)),
  }
}

/** The application's client; with a secret it is a confidential one. */
function clientOf(applicationUrls: readonly string[], clientSecret: string | undefined): ClientMetadata {
  const [applicationUrl] = applicationUrls
  return {
    client_id: embeddedClientId,
    client_name: 'Kalends',
    ...(clientSecret === undefined
      ? { token_endpoint_auth_method: 'none' }
      : { token_endpoint_auth_method: 'client_secret_basic', client_secret: clientSecret }),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [...applicationUrls],
    post_logout_redirect_uris: [...applicationUrls],
    ...(applicationUrl !== undefined && {
      backchannel_logout_uri: new URL('api/oidc/backchannel-logout', applicationUrl).href,
    }),
  }
}

function accountOf(name: string): Account | undefined {
  const account = accountNamed(name)
  if (account === undefined) return undefined
  const { email, givenName, familyName } = account
  return {
    accountId: name,
    claims: async () => ({
      sub: name,
      email,
      email_verified: true,
      given_name: givenName,
      family_name: familyName,
      name: `${givenName} ${familyName}`,
    }),
  }
}

/** The package's own dispatcher calls no loopback address, but the application is on one. */
const fetchOnLoopback = (address: string | URL | Request, init: RequestInit = {}) => {
  const { dispatcher: _, ...rest } = { dispatcher: undefined, ...init }
  return fetch(address, rest)
}

/** There is no consent screen, because the only client is ours. */
async function grantEverythingAsked({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant =
    (known === undefined ? undefined : await provider.Grant.find(known)) ??
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope([...oidc.requestParamScopes].join(' '))
  await grant.save()
  return grant
}

/** The language of the person who sees a page. A request that cannot be parsed has no parameters. */
const languageOf = (ctx: KoaContextWithOIDC) =>
  pageLanguage({ uiLocales: ctx.oidc?.params?.['ui_locales'], acceptLanguage: ctx.get('accept-language') })

/**
 * Only the application has this session's ID token. Without it, a link from elsewhere could sign people out.
 */
function isAskedByTheApplication({ oidc }: KoaContextWithOIDC): boolean {
  const hint = oidc.entities.IdTokenHint
  return hint !== undefined && hint.payload.sub === oidc.session?.accountId
}

function show(ctx: KoaContextWithOIDC, html: string, scripts: readonly string[] = []): void {
  ctx.set('content-security-policy', pagePolicy(scripts))
  ctx.type = 'html'
  ctx.body = html
}
