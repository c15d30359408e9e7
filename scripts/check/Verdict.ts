/** The result of a check: one line if all is well, one sentence or block of text for each violation. */
export type Verdict = { readonly wellBecause: string; readonly violations: readonly string[] }
