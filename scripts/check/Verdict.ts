/** What a check has to say: one line when all is well, one sentence or block of text for each violation. */
export type Verdict = { readonly wellBecause: string; readonly violations: readonly string[] }
