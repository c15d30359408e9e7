import { expect, test } from 'vitest'
import * as v from 'valibot'
import { createApp } from '../app.ts'
import { binOf } from './testing/binOf.ts'
import { homeOf, standUp } from './testing/homeOf.ts'
import { metadataOf } from './testing/scriptedProvider.ts'
import { openWorld, type World } from './testing/world.ts'

const operationShape = v.object({
  operationId: v.string(),
  security: v.array(v.record(v.string(), v.array(v.string()))),
  parameters: v.optional(
    v.array(v.object({ name: v.string(), in: v.string(), required: v.boolean(), example: v.string() })),
    [],
  ),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ example: v.unknown() })) })),
  responses: v.record(v.string(), v.object({ content: v.optional(v.record(v.string(), v.unknown())) })),
})
const pathItemShape = v.object({
  get: v.optional(operationShape),
  put: v.optional(operationShape),
  patch: v.optional(operationShape),
  post: v.optional(operationShape),
  delete: v.optional(operationShape),
  additionalOperations: v.optional(v.record(v.string(), operationShape), {}),
})
const documentShape = v.object({ openapi: v.literal('3.2.0'), paths: v.record(v.string(), pathItemShape) })

type Operation = { readonly path: string; readonly method: string } & v.InferOutput<typeof operationShape>

async function operationsIn(world: World): Promise<readonly Operation[]> {
  const { paths } = v.parse(documentShape, await (await world.fetch('GET', '/api/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, { additionalOperations, ...plain }]) =>
    Object.entries({ ...plain, ...additionalOperations }).flatMap(([method, operation]) =>
      operation === undefined ? [] : [{ path, method: method.toUpperCase(), ...operation }],
    ),
  )
}

/** A world with everything that the examples of the document name. */
async function inExamples(tell: (world: World, slots: ReadonlyMap<string, string>) => Promise<void>) {
  const { world, close } = await openWorld('core')
  try {
    const ada = await homeOf(world, 'admin')
    await ada.create('work')
    await ada.put('/work/stand-up.ics', standUp())
    await ada.put('/work/binned.ics', standUp('binned'))
    await ada.ask('DELETE', '/work/binned.ics')
    const itemId = (await binOf(world, 'admin'))[0]?.id ?? ''
    const issuer = 'https://id.example.org'
    world.provider.issuers.set(issuer, metadataOf(issuer))
    world.provider.replies.set(`GET ${issuer}/.well-known/openid-configuration`, () => ({
      status: 200,
      body: metadataOf(issuer),
    }))
    const made = await world.fetch('POST', '/api/tokens', { as: 'admin', body: { name: 'a', scope: 'read' } })
    const { id: tokenId } = v.parse(v.object({ id: v.string() }), await made.json())
    const { publicUrl } = world.ports.settings
    const slots = {
      userId: ada.id,
      calendarId: 'work',
      eventId: 'stand-up',
      tokenId,
      itemId,
      version: '1',
      name: 'store',
      publicUrl,
    }
    await tell(world, new Map(Object.entries(slots)))
  } finally {
    await close()
  }
}

async function send(
  world: World,
  operation: Operation,
  slots: ReadonlyMap<string, string>,
  isKnown: boolean,
) {
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots.get(name) ?? name)
  const needed = operation.parameters.filter(({ required, name }) => required || name === 'Accept')
  const query = new URLSearchParams(
    needed.flatMap((each) => (each.in === 'query' ? [[each.name, each.example]] : [])),
  )
  const headers = needed.flatMap((each) => (each.in === 'header' ? [[each.name, filled(each.example)]] : []))
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const example = type?.includes('form')
    ? String(new URLSearchParams(formOf(content?.example)))
    : content?.example
  return world.fetch(operation.method, `${filled(operation.path)}${query.size > 0 ? `?${query}` : ''}`, {
    ...(isKnown && { as: 'admin' }),
    headers: { ...Object.fromEntries(headers), ...(type !== undefined && { 'content-type': type }) },
    ...(type !== undefined && { body: example }),
  })
}

const formOf = (example: unknown) => v.parse(v.record(v.string(), v.string()), example)

/**
 * Calls whose example cannot succeed, because it needs a real password, code or token, or is always refused.
 */
const refused: Readonly<Record<string, number>> = {
  logIn: 401,
  redeem: 503,
  backchannelLogout: 400,
  restoreConfiguration: 404,
  blockUser: 403,
  secretCalendar: 404,
  // The example is no calendar on the web.
  refreshCalendar: 404,
  // Nobody of the example's address is known here.
  changeShares: 403,
  // Nobody has the example's address.
  handOverCalendars: 404,
  // The example is an administrator, whose new address the settings do not name.
  changeEmail: 403,
  // The example types somebody else's address.
  eraseOwnData: 400,
  pushSubscriptions: 404,
  addPushSubscription: 404,
  deletePushSubscription: 404,
  endUserSession: 404,
  startTrial: 404,
  answerTrial: 404,
  trialCalls: 404,
  redeemTrial: 404,
  // Nobody was sent such a link.
  guest: 404,
  answerAsGuest: 404,
  trialReport: 404,
  shareHome: 501,
  shareEvent: 501,
  shareExport: 501,
}

test(
  'ERR-3 every operation in the OpenAPI document is answered as documented',
  { timeout: 60_000 },
  async () => {
    const operations: Operation[] = []
    await inExamples(async (world) => void operations.push(...(await operationsIn(world))))
    expect(operations.length).toBeGreaterThan(25)
    const wrong: string[] = []
    for (const operation of operations) {
      await inExamples(async (world, slots) => {
        const answer = await send(world, operation, slots, true)
        const type = answer.headers.get('content-type') ?? ''
        // A stream of events goes on for ever.
        const text = type === 'text/event-stream' ? '' : await answer.text()
        const described = `${operation.operationId} ${answer.status} ${text}`
        const isExpected = answer.status === (refused[operation.operationId] ?? answer.status)
        const isDone = answer.ok || operation.operationId in refused
        const documented = operation.responses[String(answer.status)]
        const isTyped = answer.body === null || Object.keys(documented?.content ?? {}).includes(type)
        if (documented === undefined || !isExpected || !isDone || !isTyped) wrong.push(described)
      })
    }
    expect(wrong).toEqual([])
  },
)

test('ERR-3 a request without a credential is refused exactly where the document says so', async () => {
  await inExamples(async (world, slots) => {
    for (const operation of await operationsIn(world)) {
      const answer = await send(world, operation, slots, false)
      const isOpen = operation.security.some((way) => Object.keys(way).length === 0)
      const isRefused = answer.status === 401 && operation.operationId !== 'logIn'
      expect(isRefused, `${operation.operationId} ${answer.status}`).toBe(!isOpen)
    }
  })
})

test('ERR-3 every call of the service is in its OpenAPI document', async () => {
  await inExamples(async (world) => {
    const documented = (await operationsIn(world)).map(({ path, method }) => `${method} ${path}`)
    const routes = createApp(world.ports).routes.map(({ method, path }) => `${method} ${path.split('?')[0]}`)
    // An import shares method and path with the PUT of an event.
    const answered = [...new Set(routes)]
    expect(answered.length).toBeGreaterThan(25)
    expect(documented.toSorted()).toEqual(answered.toSorted())
  })
})
