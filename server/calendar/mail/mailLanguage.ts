import * as v from 'valibot'
import { personSettings } from '../../identity/settings/personSettings.ts'
import { pageLanguage, type PageLanguage } from '../../page/pageLanguage.ts'
import type { UserRecord } from '../../store/records.ts'
import type { Store } from '../../store/Store.ts'

/** The language to write to somebody: their own if they use Kalends, else that of who writes. */
export async function mailLanguage(
  { users, configuration }: Pick<Store, 'users' | 'configuration'>,
  address: string,
  writer: UserRecord,
): Promise<PageLanguage> {
  const settings = personSettings(configuration)
  const languageOf = async (user: UserRecord | null) => {
    if (user === null) return ''
    return v.parse(chosen, JSON.parse((await settings.of(user.id)).text)).language
  }
  const own = await languageOf(await users.byEmail(address))
  return pageLanguage({ uiLocales: `${own} ${await languageOf(writer)}` })
}

const chosen = v.object({ language: v.optional(v.string(), '') })
