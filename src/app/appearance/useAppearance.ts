import { useEffect, useState } from 'react'
import { languageCodes } from '../../locales/languages.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import type { Density } from '../../ui/density.ts'
import { useMedia } from '../../ui/useMedia.ts'
import type { Browser } from '../Browser.ts'
import { applyAppearance, keepAppearance, readAppearance, type Appearance } from './appearance.ts'
import { phone } from './phone.ts'
import { useLanguage } from './useLanguage.ts'

/**
 * Applies the appearance and language that the signed-in person chose, and stores them for the next start in
 * this browser.
 */
export function useAppearance(
  browser: Pick<Browser, 'page' | 'deviceStorage' | 'languages' | 'askedLanguage'>,
) {
  const { page, deviceStorage } = browser
  const settings = useSettings()
  const { choose } = useSettingsStore()
  const isPhone = useMedia(phone)
  const [onPhone, setOnPhone] = useState(() => readAppearance(deviceStorage).density)

  const theme = settings.theme ?? 'system'
  const nights = settings.nights ?? 'shown'
  const density = isPhone ? onPhone : (settings.density ?? 'normal')
  const language = languageCodes.find((code) => code === settings.language) ?? null

  useEffect(() => {
    const appearance: Appearance = { theme, density, language, nights }
    applyAppearance(page, appearance)
    keepAppearance(deviceStorage, appearance)
  }, [page, deviceStorage, theme, density, language, nights])

  const spoken = useLanguage(browser, language)
  return {
    spoken,
    density,
    onDensity: (chosen: Density) => (isPhone ? setOnPhone(chosen) : choose({ density: chosen })),
  }
}
