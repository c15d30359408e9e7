import type { ListedView } from '#e2e/agenda/viewsOf.ts'
import { everyLook, type Screen } from './Screen.ts'

/** The pictures of docs/views.md: each view in both themes, wide and narrow, and once in German and in Arabic. */
export const viewScreens = (views: readonly ListedView[]): readonly Screen[] =>
  views.flatMap(({ name }): readonly Screen[] => {
    const screen = { name, as: 'alice', route: `#/calendar/${name}/2027-03-17` } as const
    return [
      { ...screen, looks: everyLook },
      { ...screen, name: `${name}-de`, locale: 'de-DE', looks: [{ scheme: 'light', width: 320 }] },
      { ...screen, name: `${name}-ar`, locale: 'ar-EG', looks: [{ scheme: 'dark', width: 1440 }] },
    ]
  })
