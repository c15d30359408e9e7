import { withParameters } from './provider.ts'
import { providerSession } from './providerSession.ts'

const request = new URLSearchParams(location.search)
providerSession.end()
const wayBack = request.get('post_logout_redirect_uri')
if (wayBack) location.replace(withParameters(wayBack, { state: request.get('state') ?? '' }))
