import * as v from 'valibot'

const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * A provider's metadata, if the service knows all of it, so that the browser need not discover it (CFG-6).
 */
export const providerMetadata = v.looseObject({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  /** Used by the implicit flow only: unknown if the endpoints were typed and nothing was discovered. */
  jwks_uri: v.optional(v.string()),
  userinfo_endpoint: v.string(),
  /** Some providers write null for what they do not have. */
  end_session_endpoint: v.optional(v.pipe(v.unknown(), v.transform(textOrNothing))),
})
export type ProviderMetadata = v.InferOutput<typeof providerMetadata>

/** What a service does not list, it does not have. */
const feature = v.optional(v.boolean(), false)

/** What the application needs to start (CFG-6): answered by the service, or a static file. Never a secret. */
export const appConfig = v.object({
  baseUrl: v.string(),
  davUrl: v.string(),
  oidc: v.object({
    authority: v.string(),
    client_id: v.string(),
    response_type: v.optional(v.string(), 'code'),
    /** If it is missing, `scopeToAsk` decides from the discovery document. */
    scope: v.optional(v.string()),
    redirect_uri: v.optional(v.string()),
    prompt: v.optional(v.string()),
    metadata: v.optional(providerMetadata),
  }),
  calendarCredential: v.optional(v.picklist(['bearer', 'cookie']), 'bearer'),
  bearerScheme: v.optional(v.string(), 'Bearer'),
  features: v.optional(
    v.object({
      expandFalse: feature,
      history: feature,
      trial: feature,
      stream: feature,
      preconditions: feature,
      exactJCal: feature,
      /** Whether the service provides a key for what each person's devices store (ID-24). */
      storageKey: feature,
      /** Whether the service stores what a person chose (USR-1). */
      userSettings: feature,
      /** Whether it has a full text search of events (CAL-32). */
      search: feature,
      /** Whether people can be searched for, to be invited (PPL-1). */
      people: feature,
      /** Whether what was deleted can be restored from a bin (CAL-34). */
      bin: feature,
      /** Whether former states of events can be brought back (CAL-34). */
      eventHistory: feature,
      /** Whether calendars can be shared with other people (CAL-23). */
      sharing: feature,
      /** Whether guests who use the service are told of events (CAL-28). */
      invitations: feature,
      /** Whether other guests are told by mail (CAL-30). */
      guestMail: feature,
      /** Whether people tell when they are busy (CAL-27). */
      freeBusy: feature,
      /** Whether calendars can be public in a domain (CAL-26). */
      publicCalendars: feature,
      /** Whether changes are told as they happen (CAL-33). */
      changes: feature,
      /** Whether it tells what others changed since a person last looked (CAL-34). */
      unseenChanges: feature,
      /** Whether a calendar can be published by a secret address (CAL-31). */
      secretAddresses: feature,
      /** Whether there are rooms, which answer invitations (CAL-28). */
      rooms: feature,
      /** Whether people can subscribe to calendars on the web (CAL-31). */
      webCalendars: feature,
    }),
    {},
  ),
  /** The key with which browsers subscribe to reminders (USR-2); missing where nobody is reminded by push. */
  pushKey: v.optional(v.string()),
  runbookUrl: v.optional(v.string()),
  supportEmail: v.optional(v.string()),
  /** Where people meet online: a web address with `{room}`, which becomes a name that nobody can guess. */
  meetingUrl: v.optional(v.string()),
})
export type AppConfig = v.InferOutput<typeof appConfig>
