/** The maximum lines of a function, without the named functions inside it. */
export const maxOwnLines = 60
/**
 * The maximum lines of a function with the named functions inside it: a file of its own, such as the rows of
 * a store.
 */
export const maxLines = 120
/** The most files of a folder. */
export const maxFiles = 25

/** What may be longer or larger anyway, and why. A row that matches nothing fails the check. */
export const exceptions: Readonly<Record<string, string>> = {
  bench: 'no product: a file for each measurement',
}

/** Tests that import one file of their folder and are about something else, and why. */
export const testExceptions: Readonly<Record<string, string>> = {
  'server/process/operation/behindProxies.test.ts':
    'about all of Kalends behind a proxy: the free port is a tool',
  'server/process/operation/stop.test.ts': 'about the process that npm start runs: the free port is a tool',
}
