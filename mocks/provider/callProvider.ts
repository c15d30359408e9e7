import type { ProviderCall, ProviderReply } from '#server/ports.ts'
import type { Provider } from './provider.ts'

/** Answers the service's calls to the small provider; there is no other provider. */
export async function callProvider(
  provider: Provider,
  address: string,
  { headers = {}, body = '' }: ProviderCall,
): Promise<ProviderReply> {
  const { issuer, jwks_uri, token_endpoint, userinfo_endpoint } = provider.metadata
  switch (address) {
    case `${issuer}/.well-known/openid-configuration`:
      return replied(200, provider.metadata)
    case jwks_uri:
      return replied(200, provider.keys)
    case token_endpoint: {
      const answer = await provider.redeem(new URLSearchParams(body))
      return { ...replied(answer.status, await answer.json()), allowedOrigin: '*' }
    }
    case userinfo_endpoint: {
      const userInfo = await provider.userInfo(headers['authorization']?.slice('Bearer '.length) ?? '')
      return userInfo ? replied(200, userInfo) : replied(401, {})
    }
    default:
      return { kind: 'unreachable', cause: 'is not on the stage' }
  }
}

const replied = (status: number, body: unknown) => ({
  kind: 'replied' as const,
  status,
  text: JSON.stringify(body),
})
