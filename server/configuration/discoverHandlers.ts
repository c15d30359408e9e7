import { discoverBody } from '#contract/discovery.ts'
import type { Handlers } from '../Handler.ts'
import { readJson } from '../http/readJson.ts'
import { throwHttpError } from '../HttpError.ts'
import type { Services } from '../services.ts'
import { discover } from './discover.ts'

/** What an administrator asks of a provider before anything is stored: CFG-8. */
export const discoverHandlers = ({ ports }: Services): Handlers<'discover'> => ({
  discover: async (context) => {
    const { issuer_url } = await readJson(context, discoverBody)
    const found = await discover(ports, issuer_url)
    if (found.kind === 'refused') return throwHttpError('wrong-shape', `issuer_url ${found.problem}.`)
    if (found.kind === 'nothing') {
      return throwHttpError('wrong-shape', 'No provider answers at issuer_url with its discovery document.')
    }
    const { discovered, warnings } = found
    return Response.json({ discovered, warnings })
  },
})
