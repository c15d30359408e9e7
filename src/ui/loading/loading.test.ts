import { expect, test } from 'vitest'

/** All scripts of the application, as text. */
const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/**/testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** What reports a script that cannot be fetched, and offers to try again: each is tested beside its file. */
const reported =
  /\b(?:lazyComponent|lazyDialog|loadPart)\(\s*(?:async )?\(\) =>\s*\(?(?:await )?import\(\s*'[^']+'\s*\)/g

/** The files that load a script in another way, and what a person sees if it cannot be fetched. */
const others: Readonly<Record<string, string>> = {
  'app/appearance/WithSettings.tsx': 'nothing is lost: settings stay in this browser until the next page',
  'app/appearance/firstSettings.ts': 'nothing: the settings are asked for again beside the page',
  'app/pages.tsx': 'nothing: the grid of hours is loaded again when it is drawn',
  'app/shell/CalendarHealth.tsx': 'nothing: it comes by itself once the service is back',
  'app/shell/CalendarReminders.tsx': 'nothing: they come by themselves once the service is back',
  'app/shell/Notices.tsx': 'nothing: they come by themselves once the service is back',
  'app/shell/SessionNotices.tsx': 'nothing: the copy on the device is brought up to date the next time',
  'app/start.tsx':
    'the window of a sign-in stays open, with its own words; else the page that says why nothing starts',
  'features/calendar/clipboard/useEventClipboard.ts': 'a message, by `loadPart` around a function',
  'features/calendar/edits/stored/countStored.ts':
    'signing out asks nothing, and a copy says nothing, that cannot be counted',
  'features/calendar/grid/view/daylight/useDaylight.ts': 'days without their light, until the next view',
  'features/calendar/grid/view/useGrid.ts': 'a message, by `loadPart` around a function',
  'features/calendar/importing/reading/calendarText.ts': 'a message, by `loadPart` in useImportSteps',
  'features/calendar/importing/reading/readFile.ts': 'a message, by `loadPart` in useImportSteps',
  'features/calendar/page/dialogs.ts': 'nothing: they are loaded ahead, and again when they are opened',
  'features/calendar/page/useDrag.ts': 'a message, by `loadPart` around a function',
  'features/calendar/page/useSavedMatches.ts': 'a message, by `loadPart` around a function',
  'features/calendar/page/useTakeBack.ts': 'a message, by `loadPart` around a function',
  'features/calendar/pending/useResumedEdits.ts':
    'what is stored stays stored, and is tried again with the network',
  'features/calendar/queries/ranges/rangeQuery.ts': 'nothing: the whole range is read instead of its changes',
  'features/calendar/queries/requests/putEvent.ts': 'the change is not saved yet, and is sent again',
  'features/calendar/queries/server/textFormat.ts': 'the request fails as without a network',
  'features/identity/createIdentity.ts': 'the page of a sign-in that did not complete',
  'features/identity/pages/SigningIn.tsx': 'the page of a sign-in that did not complete',
  'features/identity/redeemAnswer.ts': 'the page of a sign-in that did not complete',
  'features/identity/renewal/RenewalNotice.tsx': 'the notice stays, with `Sign in on this page`',
  'features/identity/renewal/useQuietRenewal.ts': 'the notice that the session ends soon',
  'features/identity/session/createSignOut.ts':
    'nothing: it has come with the library, without which it is not asked for',
  'features/identity/session/lazyManager.ts': 'the page of a sign-in that did not complete',
  'locales/loadCatalogue.ts':
    'the language that was there before, or the page of an application that cannot start',
  'main.tsx': 'the page of an application that cannot start',
  'ui/loading/answerMessages.ts': 'nothing: the page does what the worker would have done',
}

test('a script that is loaded later is reported where it cannot be fetched, or has its line above', () => {
  const silent = Object.entries(sources)
    .filter(([, text]) => /\bimport\(\s*'/.test(text.replaceAll(reported, '')))
    .map(([file]) => file.replace('/src/', ''))
  expect(silent.toSorted()).toEqual(Object.keys(others).toSorted())
})
