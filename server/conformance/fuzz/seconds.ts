/** How long to go on: a minute in `npm test`, an hour with `npm run fuzz`. */
export const seconds = Number(process.env['KALENDS_FUZZ_SECONDS'] ?? 60)

/** How the time is shared: what people ask of the core and over HTTP, and bombs for the parsers. */
export const share = { core: 0.4, http: 0.2, attack: 0.4 } as const
