/**
 * The floors of a folder, from the ground up: a floor may import those before it, and nothing else of the
 * folder. A name is a folder or a file; the longest name that matches a file counts. A file at the top of the
 * folder without a row is above all floors: it may import everything, and nothing below imports it. Type
 * imports count too, because a reader follows them.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  server: [
    [
      'HttpError.ts',
      'byText.ts',
      'byteLength.ts',
      'countWithin.ts',
      'digest.ts',
      'limits.ts',
      'serviceEndpoints.ts',
      'withTimeout.ts',
      'process/makeFolder.ts',
      'process/privateFile.ts',
      'process/probePaths.ts',
      'process/StartProblem.ts',
      'process/digestNode.ts',
      'net/certificateProblem.ts',
    ],
    ['store', 'provider/readMetadata.ts'],
    ['rights.ts'],
    ['access.ts'],
    ['ports.ts'],
    ['clocks.ts', 'securityLog.ts', 'ttlCache.ts'],
    ['net'],
    ['http', 'page'],
    ['context.ts'],
    ['Handler.ts', 'serveRoutes.ts', 'provider', 'ldap', 'push', 'mail'],
    ['configuration/settings', 'configuration/application', 'rooms'],
    ['identity'],
    ['services.ts'],
    ['calendar', 'configuration', 'health'],
    ['openapi'],
    ['process/observation', 'process/listen'],
    ['embedded', 'process/settings'],
    ['process'],
    ['authorize.ts'],
    ['routes.ts'],
    ['app.ts'],
  ],
  'src/features/calendar': [
    ['format', 'richtext', 'zone/zoneOfCity.ts'],
    ['options', 'importing/reading'],
    [
      'queries',
      'sidebar/sets/CalendarSet.ts',
      'sidebar/ResumedDeletion.ts',
      'importing/ResumedImport.ts',
      'edits/AskScope.ts',
      'grid/GridActions.ts',
    ],
    // Form fields, ids and types: drafts store these, and edits are made of them.
    [
      'editor/form',
      'edits/newUid.ts',
      'sidebar/calendarForm.ts',
      'sidebar/hiddenCalendars.ts',
      'page/OpenDialog.ts',
      'grid/keepFocus.ts',
    ],
    ['unseen/unseenStore.ts', 'unseen/unseenRequests.ts', 'unseen/useLooked.ts'],
    ['actions', 'zone', 'exporting', 'drafts', 'grid/model', 'rehearsal', 'freebusy'],
    ['edits', 'grid/drag', 'minimonth', 'inspector'],
    ['grid/view'],
    ['views', 'editor', 'importing', 'pending', 'bin'],
    ['live', 'versions', 'sharing', 'invitations'],
    ['people'],
    ['sidebar', 'details', 'quickadd', 'saying'],
    ['search', 'printing', 'history', 'clipboard', 'reminders', 'slip', 'selection', 'unseen'],
    ['page'],
  ],
  'src/features/identity': [
    ['sign-in', 'tabs', 'data'],
    ['session', 'implicit'],
    ['redeemAnswer.ts'],
    ['createIdentity.ts'],
    ['account', 'pages'],
    ['renewal'],
  ],
  'src/features/configuration': [
    ['SettingsDraft.ts', 'SecretInput.tsx', 'registeredAddresses.ts', 'data'],
    ['fieldLabels.ts', 'useSettingsDraft.ts', 'credentials', 'leaving'],
    ['fieldName.ts', 'fieldProblems.ts'],
    ['explainSettingsError.ts', 'SettingsErrorText.module.css'],
    ['SettingsErrorText.tsx'],
    ['client', 'discover', 'exchange', 'recipes', 'review'],
    ['trial', 'versions'],
  ],
  'src/features/health': [
    ['data', 'format', 'factsOf.ts'],
    ['verdict', 'history', 'watch', 'diagnostics'],
    ['components'],
  ],
}

/** Imports that go up although they should not, and why they may. */
export const stairs: readonly {
  readonly from: RegExp
  readonly to: RegExp
  readonly isType: boolean
  readonly because: string
}[] = [
  {
    from: /^server\//,
    to: /^server\/services\.ts$/,
    isType: true,
    because: 'a handler is given the services; their type names what every area offers',
  },
]
