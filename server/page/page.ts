import type { PageLanguage } from './pageLanguage.ts'

/**
 * A page without the application: a card in the application's colours that loads nothing from elsewhere.
 *
 * @param content markup whose texts are escaped
 */
export function page(language: PageLanguage, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedHtml(title)} · Kalends</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<main>
<p class="brand">Kalends</p>
<h1>${escapedHtml(title)}</h1>
${content}
</main>
</body>
</html>`
}

/** Escapes a text for markup and quoted attributes. */
export function escapedHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The style of every page, which a policy names by its hash. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.957 0.009 88), oklch(0.172 0.012 265));
  --surface: light-dark(oklch(0.992 0.004 95), oklch(0.205 0.012 265));
  --ink: light-dark(oklch(0.255 0.02 265), oklch(0.945 0.008 90));
  --ink-2: light-dark(oklch(0.42 0.018 265), oklch(0.79 0.012 90));
  --line: light-dark(oklch(0.905 0.008 88), oklch(0.29 0.012 265));
  --line-strong: light-dark(oklch(0.62 0.012 265), oklch(0.55 0.014 265));
  --accent: light-dark(oklch(0.46 0.13 262), oklch(0.78 0.11 255));
  --on-accent: light-dark(oklch(1 0 0), oklch(0.172 0.012 265));
  --bad: light-dark(oklch(0.5 0.18 27), oklch(0.75 0.15 27));
  font: 440 0.9375rem/1.375rem system-ui, sans-serif;
}
* { box-sizing: border-box; margin: 0; }
html { text-align: left; }
html[dir='rtl'] { text-align: right; }
body { min-block-size: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--paper); color: var(--ink); }
main { inline-size: min(23rem, 100%); padding: 2rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); overflow-wrap: anywhere; }
.brand { color: var(--ink-2); font-weight: 570; }
h1, dd, .description, textarea, option, input[type='text'] { unicode-bidi: plaintext; }
h1 { margin-block: 0.125rem 1.5rem; font: 440 1.75rem/2rem Georgia, serif; text-wrap: balance; }
form, label { display: grid; }
form { gap: 1rem; }
label { gap: 0.375rem; font-weight: 570; }
input, textarea, select, button { min-block-size: 2.75rem; border-radius: 8px; font: inherit; }
input, textarea, select { inline-size: 100%; min-inline-size: 0; font-weight: 440; padding-inline: 0.75rem; border: 1px solid var(--line-strong); background: transparent; color: inherit; }
@media (pointer: coarse) { input, textarea, select { font-size: 1rem; } }
button { margin-block-start: 0.5rem; border: 0; background: var(--accent); color: var(--on-accent); font-weight: 650; cursor: pointer; }
button:hover { filter: brightness(1.08); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[aria-invalid='true'] { border-color: var(--bad); }
[role='alert'] { padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--bad); color: var(--bad); font-weight: 570; }
button.quiet { border: 1px solid var(--line-strong); background: transparent; color: inherit; }
button.plain { min-block-size: 1.5rem; margin: 0; background: transparent; color: inherit; font: inherit; text-decoration: underline; }
textarea { padding-block: 0.5rem; resize: vertical; }
.answer { margin-block-start: 1.5rem; }
.answers { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.answers button { flex: 1 1 auto; }
.answers button { margin: 0; padding-inline: 0.5rem; }
details { margin-block-start: 1.5rem; }
summary { cursor: pointer; }
.proposals { display: grid; gap: 0.5rem; margin-block-start: 1.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
dl { display: grid; gap: 0.75rem; margin-block-start: 1rem; }
.description { margin-block-start: 0.75rem; white-space: pre-line; }
dt { color: var(--ink-2); font-size: 0.8125rem; }
dd { white-space: pre-line; }
.way { margin-block-start: 1rem; }
a { color: var(--accent); }
.outcome { margin-block: 1rem; }
[role='status'] { margin-block: 1rem; padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--accent); font-weight: 570; }
.hint { margin-block-start: 1.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); color: var(--ink-2); font-size: 0.8125rem; line-height: 1.125rem; }
@media (forced-colors: active) { button { border: 1px solid ButtonText; } }
`
