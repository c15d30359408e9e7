import { Hono } from 'hono'
import type { Ports } from '../ports.ts'
import { HttpError } from '../HttpError.ts'
import { allowedOrigins } from './allowedOrigins.ts'
import { answerFailure } from './answerFailure.ts'
import { withAnswerHeaders } from './answerHeaders.ts'
import { crossOrigin } from './crossOrigin.ts'

/** An application without paths: what holds for every answer, whoever gives it (ERR-1, ERR-3). */
export function emptyApp({ settings, log }: Pick<Ports, 'settings' | 'log'>): Hono {
  const app = new Hono()
  app.use(crossOrigin(allowedOrigins(settings)))
  app.use(async (c, next) => {
    await next()
    withAnswerHeaders(c.res)
  })
  app.onError((error) => answerFailure(error, log))
  app.notFound(() => new HttpError('not-found', 'There is nothing at this address.').toResponse())
  return app
}
