import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * What not every browser of docs/browsers.md has, and the files that may use it, as they can do without. What belongs to
 * the language and not to the page is not here: tsconfig.browsers.json does not have it.
 */
const guarded: readonly (readonly [api: RegExp, files: readonly string[]])[] = [
  [/\bURL\.parse\(/, ['src/trustedTypes.ts']],
  [/\brequestIdleCallback\(/, ['src/ui/idle/whenIdle.ts']],
  [/\bregisterProtocolHandler\(/, ['src/app/settings/LinkHandling.tsx']],
  [
    /\bnew Notification\(/,
    ['src/features/calendar/reminders/notifyOfReminder.ts', 'src/features/health/watch/useChangeNotices.ts'],
  ],
  [/\.vibrate\(/, []],
  [/'scrollend'|\bonscrollend\b/, []],
  [/\bscheduler\.(?:postTask|yield)\(/, []],
  [/\b(?:window|globalThis)\.navigation\b|\bnavigation\.(?:navigate|addEventListener)\(/, []],
  [/\.startViewTransition\(/, []],
  [/\buserAgentData\b/, []],
  [/\bCloseWatcher\b(?=.*window)|\bnew CloseWatcher\(/, ['src/ui/overlays/useCloseRequest.ts']],
  [/\.moveBefore\(/, []],
  [/\.getCoalescedEvents\(|\bisInputPending\b/, []],
  [/\bshowOpenFilePicker\b|\bshowSaveFilePicker\b|\blaunchQueue\b/, []],
  [/\bcookieStore\b/, []],
  [/\bnew URLPattern\(/, []],
]

test.for(guarded)('%s is used by those alone that can do without', ([api, files]) => {
  const users = Object.entries(sources)
    .filter(([, text]) => api.test(withoutComments(text)))
    .map(([file]) => file.slice(1))
  expect(users).toEqual(files)
})

const withoutComments = (text: string) => text.replaceAll(/^ *(?:\/\/|\/\*\*|\*).*$/gm, '')
