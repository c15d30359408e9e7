import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { strategyNames } from '#contract/identity.ts'
import { addMs, epochMs } from '#domain/time/units.ts'
import { passwordsScrypt } from '../../process/passwordsScrypt.ts'
import { createApp, type ServiceApp } from '../../app.ts'
import type { Server } from '../../context.ts'
import type {
  Directory,
  HealthCheck,
  Mailbox,
  MailService,
  Ports,
  PushService,
  ServiceSettings,
  WebFiles,
} from '../../ports.ts'
import { issuerUrl, scriptedProvider, type ScriptedProvider } from './scriptedProvider.ts'
import { openStoreOf } from './openStoreOf.ts'
import { targets, type TargetName } from './targets.ts'
import { stoppableStore, type StoppableStore } from './stoppableStore.ts'

/** Alice, Bob and the administrator belong to kalends.example. Mallory's domain is not known. */
export const people = {
  alice: {
    sub: 'alice',
    email: 'alice@kalends.example',
    email_verified: true,
    given_name: 'Alice',
    family_name: 'Archer',
  },
  bob: {
    sub: 'bob',
    email: 'bob@kalends.example',
    email_verified: true,
    given_name: 'Bob',
    family_name: 'Baker',
  },
  admin: {
    sub: 'ada',
    email: 'admin@kalends.example',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Admin',
  },
  mallory: { sub: 'mallory', email: 'mallory@elsewhere.example', email_verified: true },
} as const
export type PersonName = keyof typeof people

export type Asking = {
  readonly as?: PersonName
  readonly headers?: Readonly<Record<string, string>>
  /** Text and bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown
}

/** A service with people and a provider, for a test to control. */
export type World = {
  readonly target: TargetName
  readonly origin: string
  readonly fetch: (method: string, path: string, asking?: Asking) => Promise<Response>
  /** The id of a person's home. Asking for it creates the person. */
  readonly homeOf: (name: PersonName) => Promise<string>
  readonly tokenOf: (name: PersonName) => string
  readonly provider: ScriptedProvider
  readonly ports: Ports
  readonly store: StoppableStore
  /** Advances the service's clock. */
  readonly pass: (milliseconds: number) => void
  /** Every time the service waited, in milliseconds. The clock advanced by the same. */
  readonly waited: readonly number[]
  /** The lines of the service's log, with facts as JSON. */
  readonly logged: readonly string[]
  /** Resolves when every invitation and answer that is due was carried to its recipients, also by mail. */
  readonly settled: () => Promise<void>
  /** Resolves when every reminder that is due was sent. */
  readonly reminded: () => Promise<void>
  /** Resolves when every calendar on the web that is due was read again. */
  readonly webRead: () => Promise<void>
}

export type WorldOptions = {
  readonly settings?: Partial<ServiceSettings>
  readonly healthChecks?: readonly HealthCheck[]
  readonly directories?: readonly Directory[]
  /** The sign-on settings; null: none. */
  readonly openId?: OpenIdConfiguration | null
  readonly push?: PushService
  readonly mail?: MailService
  readonly mailbox?: Mailbox
  readonly webFiles?: WebFiles
}

/** Wednesday, 10 March 2027, 09:00 UTC. */
export const startOfTime = epochMs(Date.UTC(2027, 2, 10, 9))

const settings: ServiceSettings = {
  publicUrl: 'https://calendar.example',
  allowedOrigins: ['https://friend.example'],
  domains: ['kalends.example'],
  admins: [people.admin.email],
  strategies: strategyNames,
  calendarCredential: 'bearer',
  acceptUnverifiedEmail: false,
}

const openId: OpenIdConfiguration = {
  issuer_url: issuerUrl,
  clients: [{ client_id: 'kalends', client_secret: 'kept-secret', user_info_url: `${issuerUrl}/me` }],
}

/** Whether the tests run to find those that prove nothing. */
export const isHollow = process.env['KALENDS_HOLLOW'] === '1'

const hollow: Server = { fetch: async () => Response.json({}) }

/**
 * The service on these ports. With `KALENDS_HOLLOW=1` it answers 200 `{}` to everything; a test that still
 * passes then proves nothing.
 */
export const serviceOf = (
  ports: Ports,
): Server & Partial<Pick<ServiceApp, 'deliveries' | 'mail' | 'reminders' | 'webReading'>> =>
  isHollow ? hollow : createApp(ports)

export async function openWorld(target: TargetName, options: WorldOptions = {}) {
  let now = startOfTime
  const logged: string[] = []
  const waited: number[] = []
  const provider = scriptedProvider()
  for (const [name, userInfo] of Object.entries(people)) provider.tokens.set(`token-of-${name}`, userInfo)
  const opened = await openStoreOf(target)
  const store = stoppableStore(opened.store)
  const signOn = options.openId === undefined ? openId : options.openId
  if (signOn !== null)
    await store.store.configuration.put([
      { name: 'core', configurations: [{ name: 'openid-connect', value: signOn }] },
    ])
  const ports: Ports = {
    store: store.store,
    identityProvider: provider,
    passwords: passwordsScrypt({ cost: 1024 }),
    directories: options.directories ?? [],
    clock: () => now,
    wait: async (milliseconds) => {
      waited.push(milliseconds)
      now = addMs(now, milliseconds)
    },
    ...(options.push && { push: options.push }),
    ...(options.mail && { mail: options.mail }),
    ...(options.mailbox && { mailbox: options.mailbox }),
    ...(options.webFiles && { webFiles: options.webFiles }),
    log: (msg, facts = {}) => void logged.push(`${msg} ${JSON.stringify(facts)}`),
    healthChecks: options.healthChecks ?? [],
    settings: { ...settings, ...options.settings },
  }
  const service = serviceOf(ports)
  const running = await targets[target](service)
  const stopMail = options.mailbox && service.mail?.start()
  const settled = async () => {
    await service.deliveries?.settled()
    await service.mail?.settled()
    await service.deliveries?.settled()
  }
  const tokenOf = (name: PersonName) => `token-of-${name}`
  const cookies = new Map<PersonName, string>()

  const send = (method: string, path: string, headers: Headers, body?: unknown) => {
    const text = textOf(body)
    if (text !== body && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const init = { method, headers, credentials: 'omit' } as const
    return running.fetch(
      new Request(running.origin + path, text === undefined ? init : { ...init, body: text }),
    )
  }
  const cookieOf = async (name: PersonName) => {
    const known = cookies.get(name)
    if (known !== undefined) return known
    const answer = await send(
      'POST',
      '/api/session',
      new Headers({ authorization: `Bearer ${tokenOf(name)}` }),
    )
    const [cookie] = answer.headers.getSetCookie()[0]?.split(';') ?? []
    if (cookie === undefined) throw new Error('The service opened no session')
    cookies.set(name, cookie)
    return cookie
  }
  const credentialOf = async (name: PersonName) =>
    target === 'cookie' ? { cookie: await cookieOf(name) } : { authorization: `bearer ${tokenOf(name)}` }

  const world: World = {
    target,
    origin: running.origin,
    fetch: async (method, path, { as, headers, body } = {}) => {
      const credential = as === undefined ? {} : await credentialOf(as)
      return send(method, path, new Headers({ ...credential, ...headers }), body)
    },
    homeOf: async (name) => {
      const user: { id?: string } = await (await world.fetch('GET', '/api/user', { as: name })).json()
      if (user.id === undefined) throw new Error('The service told no id')
      return user.id
    },
    tokenOf,
    provider,
    ports,
    store,
    pass: (milliseconds) => {
      now = addMs(now, milliseconds)
    },
    waited,
    logged,
    settled,
    webRead: async () => {
      service.webReading?.wake()
      await service.webReading?.settled()
    },
    reminded: async () => {
      await service.reminders?.look()
      await service.reminders?.settled()
    },
  }
  return {
    world,
    close: async () => {
      await settled()
      await stopMail?.()
      await running.close()
      await opened.close()
    },
  }
}

const textOf = (body: unknown) =>
  body === undefined || typeof body === 'string' || body instanceof ArrayBuffer ? body : JSON.stringify(body)
