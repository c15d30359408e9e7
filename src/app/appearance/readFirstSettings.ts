import * as v from 'valibot'
import { endpoints } from '#contract/endpoints.ts'
import { readUserSettings, type UserSettings } from '#contract/settings/userSettings.ts'
import type { Api } from '../../api/createApi.ts'
import { chosenLanguage } from '../../locales/chosenLanguage.ts'
import { languageCodes } from '../../locales/languages.ts'
import { chooseRegionalLocale, regionalLocaleFor } from '../../locales/regionalLocale.ts'
import { speak } from '../../locales/speak.ts'
import { noteEarlyRead } from '../../settings/earlyRead.ts'
import { settingsStore } from '../../settings/settingsStore.ts'
import type { Browser } from '../Browser.ts'
import { applyAppearance, keepAppearance, readAppearance } from './appearance.ts'

export type ReadParts = Pick<Browser, 'page' | 'deviceStorage' | 'languages' | 'askedLanguage'>

/** Stores settings, which were read before it was known whose they are, for a person; the page looks and speaks as they say. */
export type Received = (parts: ReadParts, userId: string) => Promise<void>

const answerBody = v.pipe(v.record(v.string(), v.unknown()), v.transform(readUserSettings))

/** @returns null where they cannot be read now */
export async function readFirstSettings(api: Api): Promise<Received | null> {
  try {
    const { value, etag } = await api.send(endpoints.userSettings, { schema: answerBody })
    return (parts, userId) => {
      settingsStore(parts.deviceStorage, userId).receive(value, etag)
      noteEarlyRead()
      return show(parts, value)
    }
  } catch {
    return null
  }
}

/** Theme, hour height and language, before anything is drawn that has been formatted in another one. */
async function show(
  { page, deviceStorage, languages, askedLanguage }: ReadParts,
  settings: UserSettings,
): Promise<void> {
  const before = readAppearance(deviceStorage)
  const language = languageCodes.find((code) => code === settings.language) ?? null
  const appearance = {
    theme: settings.theme ?? 'system',
    density: settings.density ?? before.density,
    language: before.language,
    nights: settings.nights ?? 'shown',
  }
  applyAppearance(page, appearance)
  keepAppearance(deviceStorage, appearance)
  if (language === before.language || askedLanguage !== null) return
  try {
    await speak(page, chosenLanguage(language, languages))
    chooseRegionalLocale(regionalLocaleFor(language, languages))
    keepAppearance(deviceStorage, { ...appearance, language })
  } catch {
    // Its sentences cannot be fetched now: the page stays as it is, until they can be.
  }
}
