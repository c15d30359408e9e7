/** How long to run: half a minute in `npm test`, an hour in `npm run fuzz`. */
export const seconds = Number(process.env['KALENDS_FUZZ_SECONDS'] ?? 30)

/** The shares of that time: requests to the core, requests over HTTP, and attacks on the parsers. */
export const share = { core: 0.4, http: 0.2, attack: 0.4 } as const
