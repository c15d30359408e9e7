import * as v from 'valibot'
import { appConfig, type AppConfig } from '#contract/appConfig.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { trialCalls } from '#contract/trial.ts'
import type { Server } from '../../context.ts'
import { withAnswerHeaders } from '../../http/headers/answerHeaders.ts'
import type { ServiceSettings } from '../../ports.ts'
import { HttpError } from '../../HttpError.ts'
import { answerFile } from './answerFile.ts'
import { fileHeaders, pageHeaders } from './fileHeaders.ts'
import type { Build } from './readBuild.ts'

/**
 * Serves the application and the service. The application has a single page with its routes in the hash.
 * Every other path is a file or belongs to the service, so a missing script is a 404 and never a page.
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
        const error = new HttpError('method-not-allowed', 'A file can only be read.', {
          allow: 'GET, HEAD',
        })
        return withAnswerHeaders(error.toResponse())
      }
      return answerFile(request, file, {
        isHashed: path.startsWith('/assets/'),
        sentWith: {
          ...fileHeaders(publicUrl),
          ...(path.endsWith('.html') && pageHeaders(...(await calledBy(service, request)))),
        },
      })
    },
  }
}

/** The first segments of the service's paths. There are no files below them. */
const roots = new Set(Object.values(endpoints).map(({ path }) => rootOf(path)))

const belongsToService = (path: string) => roots.has(rootOf(path))

function rootOf(path: string): string | undefined {
  return path.split('/', 2)[1]
}

/**
 * The addresses that a page may call: those of its configuration, and for the page of a trial those of its
 * draft.
 */
const calledBy = (service: Server, request: Request) =>
  Promise.all([configOf(service, request), triedBy(service, request)])

/**
 * The addresses of the trial whose page is requested (CFG-11). The query has the trial's id and nothing else.
 */
async function triedBy(service: Server, request: Request): Promise<readonly string[]> {
  const trialId = /^\?state=trial\.([0-9a-f]+)$/.exec(new URL(request.url).search)?.[1]
  if (trialId === undefined) return []
  const path = pathOf(administrationEndpoints.trialCalls, { trialId })
  const answer = await service.fetch(new Request(new URL(path, request.url)))
  const read = v.safeParse(trialCalls, answer.ok ? await answer.json() : null)
  return read.success ? read.output.calls.map(({ url }) => url) : []
}

async function configOf(service: Server, request: Request): Promise<AppConfig | null> {
  const answer = await service.fetch(new Request(new URL(endpoints.appConfig.path, request.url)))
  const config = v.safeParse(appConfig, answer.ok ? await answer.json() : null)
  return config.success ? config.output : null
}
