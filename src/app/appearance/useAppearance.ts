import { useEffect, useState } from 'react'
import { languageCodes } from '../../locales/languages.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import type { Density } from '../../ui/density.ts'
import { useMedia } from '../../ui/useMedia.ts'
import type { Browser } from '../Browser.ts'
import { applyAppearance, keepAppearance, readAppearance, type Appearance } from './appearance.ts'
import { isAnythingOpen } from './isAnythingOpen.ts'
import { phone } from './phone.ts'

/**
 * Applies the appearance and language that the signed-in person chose, and stores them for the next start in
 * this browser.
 */
export function useAppearance({
  page,
  deviceStorage,
  reload,
}: Pick<Browser, 'page' | 'deviceStorage' | 'reload'>) {
  const settings = useSettings()
  const { choose } = useSettingsStore()
  const isPhone = useMedia(phone)
  const [begun] = useState(() => readAppearance(deviceStorage))
  const [onPhone, setOnPhone] = useState(begun.density)

  const theme = settings.theme ?? 'system'
  const nights = settings.nights ?? 'shown'
  const density = isPhone ? onPhone : (settings.density ?? 'normal')
  const language = languageCodes.find((code) => code === settings.language) ?? null

  useEffect(() => {
    const appearance: Appearance = { theme, density, language, nights }
    applyAppearance(page, appearance)
    keepAppearance(deviceStorage, appearance)
    // Formatted text is cached in many places, so a page keeps its language until it is reloaded: at once, if
    // nothing is open.
    if (language !== begun.language && isStored(deviceStorage, appearance) && !isAnythingOpen()) reload()
  }, [page, deviceStorage, reload, begun, theme, density, language, nights])

  return {
    density,
    onDensity: (chosen: Density) => (isPhone ? setOnPhone(chosen) : choose({ density: chosen })),
  }
}

/** If nothing is stored, a reloaded page would begin as before, and reload again without end. */
const isStored = (storage: Storage, { language }: Appearance) => readAppearance(storage).language === language
