import type { Handlers } from '../../Handler.ts'
import type { Services } from '../../services.ts'

/** What changes, told as it happens (CAL-33). */
export const changeHandlers = ({ identity, changes }: Services): Handlers<'changes'> => ({
  changes: (context) => {
    const { user } = context.principal
    return changes.open({
      userId: user.id,
      lastEventId: context.request.headers.get('last-event-id'),
      // A credential that cannot be checked just now is not good: its owner may connect again.
      mayListen: () =>
        identity.authenticate(context).then(
          (principal) => principal.user.id === user.id,
          () => false,
        ),
    })
  },
})
