/**
 * Words that no declared name and no file name may contain, and the field's word for each, as in the
 * documentation of React Query, Hono, FullCalendar or sabre/dav.
 */
export const fieldWords: Readonly<Record<string, string>> = {
  deed: 'edit',
  deeds: 'edits',
  intention: 'pendingEdit',
  errand: 'pendingEdit',
  ledger: 'pendingEdits',
  foreseen: 'withPendingEdits',
  fallen: 'dropped',
  foremost: 'ready',
  follower: 'dependsOn',
  surroundings: 'context',
  refusal: 'error',
  refusals: 'errors',
  verbs: 'methods',
  admit: 'authorize',
  passing: 'expiring',
  remembering: 'ttlCache',
  slowing: 'throttle',
  sealing: 'encryption',
  sealed: 'encrypted',
  stretch: 'segment, period or range override',
  stretches: 'segments, periods or range overrides',
  wall: 'local',
  walls: 'local times',
  moment: 'event time',
  parted: 'split',
  pulling: 'resizing',
  doorstep: 'page',
  startless: 'startError',
  landing: 'callback',
  knock: 'ping',
  depart: 'redirect',
  departures: 'redirects',
  journey: 'attempt',
  told: 'received',
  said: 'announced',
  kept: 'stored or cached',
  most: 'max or limit',
  happened: 'event',
  stage: 'target',
}

/**
 * Names that contain one of the words and keep it, because the wire, a database or a library uses it, or
 * because it is ordinary English.
 */
export const exceptions: ReadonlySet<string> = new Set([
  // On the wire: a step of a sign-in trial (CFG-11).
  'told',
  // English: no more than.
  'atMost',
  'timesAtMost',
  // A table and a column of stores that exist.
  'passing',
  'sealed',
])
