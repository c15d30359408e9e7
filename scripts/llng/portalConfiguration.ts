import { issuerOf, type Place } from './Place.ts'

export type SigningKey = { readonly privateKey: string; readonly publicKey: string }

/** Our name for the client inside LemonLDAP::NG; people and applications never see it. */
const rp = 'kalends'

/**
 * What an administrator of LemonLDAP::NG would configure in its manager: its demonstration accounts, and one
 * public client that must use PKCE. docs/deploy.md says the same in words.
 */
export function portalConfiguration(place: Place, key: SigningKey): Readonly<Record<string, unknown>> {
  return {
    // Without a number and a date it considers itself unconfigured.
    cfgNum: 1,
    cfgDate: 1,
    ...people(),
    ...pages(place),
    ...storage(place.folder),
    ...provider(place, key),
    ...client(place),
    ...calls,
  }
}

/** `dwho`, `rtyler` and `msmith` of badwolf.org, each with the name as password. */
const people = () => ({
  authentication: 'Demo',
  userDB: 'Same',
  passwordDB: 'Demo',
  registerDB: 'Null',
  demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
  exportedVars: {},
  whatToTrace: 'uid',
})

const pages = (place: Place) => ({
  portal: `${issuerOf(place)}/`,
  domain: 'localhost',
  cookieName: 'lemonldap',
  securedCookie: 0,
  key: 'only-for-this-run-and-this-host',
  captcha: 'NoCaptcha',
  locationRules: { localhost: { default: 'accept' } },
  exportedHeaders: {},
  applicationList: {},
})

const storage = (folder: string) => ({
  ...files('globalStorage', `${folder}/sessions`),
  ...files('persistentStorage', `${folder}/lasting`),
  localSessionStorage: 'Cache::FileCache',
  localSessionStorageOptions: {
    namespace: 'sessions',
    default_expires_in: 600,
    cache_root: `${folder}/cache`,
  },
})

const files = (name: string, folder: string) => ({
  [name]: 'Apache::Session::File',
  [`${name}Options`]: {
    Directory: folder,
    LockDirectory: `${folder}/lock`,
    generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
  },
})

const provider = (place: Place, { privateKey, publicKey }: SigningKey) => ({
  issuerDBOpenIDConnectActivation: 1,
  issuerDBOpenIDConnectPath: '^/oauth2/',
  oidcServiceMetaDataIssuer: issuerOf(place),
  oidcServicePrivateKeySig: privateKey,
  oidcServicePublicKeySig: publicKey,
  oidcServiceKeyIdSig: 'this-run',
  oidcServiceAllowAuthorizationCodeFlow: 1,
  oidcServiceAllowImplicitFlow: 0,
  oidcServiceAllowHybridFlow: 0,
  oidcServiceMetaDataAuthnContext: {},
})

const client = ({ clientId, application, redirectUri }: Place) => ({
  oidcRPMetaDataExportedVars: { [rp]: { email: 'mail', name: 'cn', preferred_username: 'uid' } },
  oidcRPMetaDataOptions: {
    [rp]: {
      oidcRPMetaDataOptionsClientID: clientId,
      oidcRPMetaDataOptionsPublic: 1,
      oidcRPMetaDataOptionsRequirePKCE: 1,
      oidcRPMetaDataOptionsBypassConsent: 1,
      oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
      oidcRPMetaDataOptionsUserIDAttr: 'uid',
      oidcRPMetaDataOptionsIDTokenForceClaims: 1,
      oidcRPMetaDataOptionsRefreshToken: 1,
      oidcRPMetaDataOptionsAllowOffline: 1,
      oidcRPMetaDataOptionsRedirectUris: redirectUri,
      oidcRPMetaDataOptionsPostLogoutRedirectUris: application,
      oidcRPMetaDataOptionsLogoutBypassConfirm: 1,
    },
  },
})

/** The token endpoint is called from the application's page, which has another origin. */
const calls = {
  corsEnabled: 1,
  corsAllow_Origin: '*',
  corsAllow_Headers: 'authorization,content-type',
  corsAllow_Methods: 'POST,GET',
  corsAllow_Credentials: 'false',
}
