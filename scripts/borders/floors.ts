/**
 * The floors of a folder, from the ground up: what is listed together may use what is listed before it, and nothing else of the
 * folder. A name is a folder or a file, and the longest that fits a file counts. A file beside the folders that no row names is the
 * top: it may use everything, and nothing below uses it. Type imports count: a reader follows them as well.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  server: [
    [
      'HttpError.ts',
      'byText.ts',
      'byteLength.ts',
      'countWithin.ts',
      'digest.ts',
      'epochMs.ts',
      'limits.ts',
      'serviceEndpoints.ts',
      'withTimeout.ts',
      'process/privateFile.ts',
      'process/probePaths.ts',
      'process/StartProblem.ts',
      'process/digestNode.ts',
    ],
    ['store', 'provider/readMetadata.ts'],
    ['rights.ts'],
    ['access.ts'],
    ['ports.ts'],
    ['securityLog.ts', 'ttlCache.ts', 'net'],
    ['http'],
    ['context.ts'],
    ['Handler.ts', 'serveRoutes.ts', 'provider', 'ldap'],
    ['configuration/settings', 'configuration/application'],
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
    ['format'],
    ['options'],
    ['queries', 'sidebar/sets/CalendarSet.ts'],
    // What a form holds, ids and types: drafts keep these, and edits are made of them.
    [
      'editor/form',
      'edits/newUid.ts',
      'sidebar/calendarForm.ts',
      'sidebar/hiddenCalendars.ts',
      'page/OpenDialog.ts',
      'grid/GridActions.ts',
      'grid/keepFocus.ts',
    ],
    ['zone', 'exporting', 'drafts', 'grid/model'],
    ['edits', 'grid/drag'],
    ['grid/view'],
    ['views', 'editor', 'importing', 'pending'],
    ['sidebar', 'details'],
    ['search'],
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
    ['inFieldNames.ts'],
    ['client', 'discover', 'exchange', 'recipes', 'review'],
    ['trial', 'versions'],
  ],
  'src/features/health': [
    ['data', 'format', 'factsOf.ts'],
    ['verdict', 'history', 'watch', 'diagnostics'],
    ['components'],
  ],
}

/** What goes up all the same, and why. */
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
