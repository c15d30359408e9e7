import * as v from 'valibot'
import { appConfig, type AppConfig } from '#contract/appConfig.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Server } from '../../createServer.ts'
import { withAnswerHeaders } from '../../http/answerHeaders.ts'
import type { ServiceSettings } from '../../ports.ts'
import { HttpError } from '../../HttpError.ts'
import { answerFile } from './answerFile.ts'
import { fileHeaders, pageHeaders } from './fileHeaders.ts'
import type { Build } from './readBuild.ts'

/**
 * The service with the application in front of it. The application has one page, as its routes live in the hash: every other
 * path is a file, or the service's, so that a missing chunk is a 404 and never a page.
 */
export function serveApplication(
  service: Server,
  build: Build,
  { publicUrl }: Pick<ServiceSettings, 'publicUrl'>,
): Server {
  return {
    fetch: async (request, caller) => {
      const { pathname } = new URL(request.url)
      const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
      const file = belongsToService(pathname) ? undefined : build.get(path)
      if (file === undefined) return service.fetch(request, caller)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const refusal = new HttpError('method-not-allowed', 'A file can only be read.', {
          allow: 'GET, HEAD',
        })
        return withAnswerHeaders(refusal.toResponse())
      }
      return answerFile(request, file, {
        isHashed: path.startsWith('/assets/'),
        sentWith: {
          ...fileHeaders(publicUrl),
          ...(path.endsWith('.html') && pageHeaders(await configOf(service, request))),
        },
      })
    },
  }
}

const belongsToService = (path: string) => path === endpoints.appConfig.path || /^\/(?:api|dav)\//.test(path)

/** The page may call what its own configuration names, so that configuration is asked for. */
async function configOf(service: Server, request: Request): Promise<AppConfig | null> {
  const answer = await service.fetch(new Request(new URL(endpoints.appConfig.path, request.url)))
  const config = v.safeParse(appConfig, answer.ok ? await answer.json() : null)
  return config.success ? config.output : null
}
