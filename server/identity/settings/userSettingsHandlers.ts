import { maxUserSettingsBytes } from '#contract/settings/userSettings.ts'
import { readAnyJson } from '../../http/body/readJson.ts'
import { unchanged } from '../../http/headers/unchanged.ts'
import type { Handlers } from '../../Handler.ts'
import type { Services } from '../../services.ts'
import { personSettings } from './personSettings.ts'

/** The settings of the person who calls (USR-1). */
export function userSettingsHandlers({
  ports: { store },
}: Services): Handlers<'userSettings' | 'changeUserSettings'> {
  const settings = personSettings(store.configuration)
  const answer = ({ text, etag }: { readonly text: string; readonly etag: string }) =>
    new Response(text, { headers: { 'content-type': 'application/json', etag } })
  return {
    userSettings: async ({ request, principal: { user } }) => {
      const stored = await settings.of(user.id)
      return unchanged(request, stored.etag) ?? answer(stored)
    },

    changeUserSettings: async (call) => {
      const patch = await readAnyJson(call, { limit: maxUserSettingsBytes })
      const ifMatch = call.request.headers.get('if-match')
      return answer(await settings.change(call.principal.user.id, patch, ifMatch))
    },
  }
}
