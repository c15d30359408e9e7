import type { Slots } from '#contract/endpoints.ts'
import { access, isIdentifying } from './access.ts'
import { authorization, type Authorization } from './authorize.ts'
import { binHandlers } from './calendar/binHandlers.ts'
import { calendarHandlers } from './calendar/calendarHandlers.ts'
import { unseenHandlers } from './calendar/unseen/unseenHandlers.ts'
import { changeHandlers } from './calendar/changes/changeHandlers.ts'
import { eventHandlers } from './calendar/eventHandlers.ts'
import { exportHandlers } from './calendar/exportHandlers.ts'
import { freeBusyHandlers } from './calendar/freebusy/freeBusyHandlers.ts'
import { eventHistoryHandlers } from './calendar/eventHistoryHandlers.ts'
import { homeHandlers } from './calendar/homeHandlers.ts'
import { manyCalendarsHandlers } from './calendar/manyCalendarsHandlers.ts'
import { guestHandlers } from './calendar/mail/guestHandlers.ts'
import { emailHandlers } from './calendar/owndata/emailHandlers.ts'
import { handoverHandlers } from './calendar/owndata/handoverHandlers.ts'
import { ownDataHandlers } from './calendar/owndata/ownDataHandlers.ts'
import { pushHandlers } from './calendar/reminders/pushHandlers.ts'
import { rangeAnswers } from './calendar/reports/rangeAnswers.ts'
import { rejectStrictness } from './calendar/rejectStrictness.ts'
import { itipHandlers } from './calendar/scheduling/itip/itipHandlers.ts'
import { searchHandlers } from './calendar/search/searchHandlers.ts'
import { publicHandlers } from './calendar/sharing/publicHandlers.ts'
import { secretAddressHandlers } from './calendar/sharing/secretAddressHandlers.ts'
import { shareHandlers } from './calendar/sharing/shareHandlers.ts'
import { sharingHandlers } from './calendar/sharingHandlers.ts'
import { webCalendarHandlers } from './calendar/web/webCalendarHandlers.ts'
import { configurationHandlers } from './configuration/configurationHandlers.ts'
import { discoverHandlers } from './configuration/discoverHandlers.ts'
import { historyHandlers } from './configuration/historyHandlers.ts'
import { trialHandlers } from './configuration/trial/trialHandlers.ts'
import type { Context, Principal, PrincipalOf } from './context.ts'
import type { Handler, Handlers } from './Handler.ts'
import { healthHandlers } from './health/healthHandlers.ts'
import { parameterNames } from './http/routing/pathTemplate.ts'
import type { ServedRoute } from './serveRoutes.ts'
import { accountHandlers } from './identity/people/accountHandlers.ts'
import { credentialHandlers } from './identity/people/credentialHandlers.ts'
import { peopleHandlers } from './identity/search/peopleHandlers.ts'
import { providerHandlers } from './identity/sign-in/providerHandlers.ts'
import { sessionHandlers } from './identity/sessions/sessionHandlers.ts'
import { storageKeyHandlers } from './identity/tokens/storageKeyHandlers.ts'
import { userSettingsHandlers } from './identity/settings/userSettingsHandlers.ts'
import { tokenHandlers } from './identity/tokens/tokenHandlers.ts'
import { openApiHandlers } from './openapi/openApiHandlers.ts'
import { endpointNames, serviceEndpoints, type EndpointName, type ParametersOf } from './serviceEndpoints.ts'
import type { Services } from './services.ts'

/** An endpoint as it is served: method and path of the contract, who may call it, and the handler. */
export type EndpointRoute<Name extends EndpointName = EndpointName> = ServedRoute & {
  readonly name: Name
  readonly access: (typeof access)[Name]
}

/**
 * The table of routes: a row for each endpoint. One without a handler, or without an access, does not
 * compile.
 */
export function routes(services: Services): readonly EndpointRoute[] {
  const handlers = handlersOf(services)
  const authorizing = authorization(services)
  return endpointNames.map((name) => routeOf(name, handlers, authorizing))
}

function handlersOf(services: Services): Handlers {
  const ranges = rangeAnswers(services.ports)
  return {
    ...sessionHandlers(services),
    ...tokenHandlers(services),
    ...storageKeyHandlers(services),
    ...userSettingsHandlers(services),
    ...pushHandlers(services),
    ...ownDataHandlers(services),
    ...handoverHandlers(services),
    ...emailHandlers(services),
    ...accountHandlers(services),
    ...peopleHandlers(services),
    ...credentialHandlers(services),
    ...providerHandlers(services),
    ...configurationHandlers(services),
    ...historyHandlers(services),
    ...discoverHandlers(services),
    ...trialHandlers(services),
    ...healthHandlers(services),
    ...homeHandlers(services),
    ...calendarHandlers(services, ranges),
    ...exportHandlers(services),
    ...eventHandlers(services),
    ...eventHistoryHandlers(services),
    ...manyCalendarsHandlers(services, ranges),
    ...searchHandlers(services),
    ...binHandlers(services),
    ...freeBusyHandlers(services),
    ...itipHandlers(services),
    ...guestHandlers(services),
    ...shareHandlers(services),
    ...publicHandlers(services),
    ...secretAddressHandlers(services),
    ...webCalendarHandlers(services),
    ...sharingHandlers,
    ...changeHandlers(services),
    ...unseenHandlers(services),
    ...openApiHandlers(),
  }
}

/** A request is identified, then read if its handler reads first, then authorized and answered. */
function routeOf<Name extends EndpointName>(
  name: Name,
  handlers: Handlers,
  { identify, authorize }: Authorization,
): EndpointRoute<Name> {
  const { method, path, base } = serviceEndpoints[name]
  const handler: Handler<Name> = handlers[name]
  const names = parameterNames(path)
  const hasParameters = (values: Slots): values is ParametersOf<Name> =>
    names.every((each) => Object.hasOwn(values, each))
  const isPrincipal = (principal: Principal | null): principal is PrincipalOf<Name> =>
    (principal !== null) === isIdentifying(access[name])

  return {
    name,
    method,
    path,
    access: access[name],
    answer: async (request, parameters) => {
      const asking = await identify(access[name], request)
      const { principal } = asking
      if (!hasParameters(parameters) || !isPrincipal(principal)) {
        throw new TypeError(`${name} was routed without its parameters or its principal`)
      }
      const context: Context<Name> = { ...request, parameters, principal }
      const finish = typeof handler === 'function' ? () => handler(context) : await handler.read(context)
      await authorize(access[name], asking, parameters)
      if (base === 'dav') rejectStrictness(request.request)
      return finish()
    },
  }
}
