/**
 * Names that several files may export, and why; `files` are the files or folders. A name that is exported
 * only once fails the check.
 */
export type SharedName = {
  readonly names: readonly string[]
  readonly files: readonly string[]
  readonly because: string
}

export const exceptions: readonly SharedName[] = [
  {
    names: ['catalogue'],
    files: ['src/locales/catalogues/'],
    because: 'each language has one',
  },
  {
    names: [
      'changeCalendar',
      'createCalendar',
      'deleteCalendar',
      'deleteEvent',
      'moveEvent',
      'queryCalendars',
      'reportEvent',
      'reportPaths',
      'reportRange',
    ],
    files: ['src/features/calendar/queries/requests/', 'src/features/calendar/edits/', 'server/calendar/'],
    because: 'a call has one name at both ends; an edit has that of the call it becomes',
  },
  {
    names: [
      'AccountPage',
      'CalendarPage',
      'PrintPage',
      'BinPage',
      'HealthPage',
      'SettingsPage',
      'NotFound',
      'PendingChangesPage',
      'SignOnSettingsPage',
    ],
    files: ['src/app/', 'src/features/'],
    because: 'a page, and what loads it in src/app/pages.tsx',
  },
  {
    names: [
      'CalendarDialog',
      'DayList',
      'DeleteCalendarDialog',
      'ImportDialog',
      'EventSlip',
      'NewEvent',
      'NowhereToAdd',
      'OpenEvent',
      'OpenLink',
      'OpenTimeLink',
      'PublishedCalendar',
      'AfterFirstScreen',
      'SayingLine',
      'ScopeDialog',
      'ChangesDialog',
      'InvitationsDialog',
      'SearchDialog',
      'QuickAddDialog',
      'SetDialog',
      'ShareDialog',
    ],
    files: ['src/features/calendar/'],
    because: 'a dialog, and what loads it in src/features/calendar/page/dialogs.ts',
  },
  {
    names: ['calendarsQuery'],
    files: ['contract/calendar.ts', 'src/features/calendar/queries/'],
    because: 'the schema of a call over many calendars, and the query of React Query that asks for them',
  },
  {
    names: ['groupsBetween', 'withGroups'],
    files: ['domain/edits/propertyGroups.ts', 'src/features/calendar/editor/form/fieldGroups.ts'],
    because: 'the same question of the properties of an object and of the fields of its form',
  },
]
