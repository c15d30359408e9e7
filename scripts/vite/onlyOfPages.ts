/** A script that the bundler names after the page that it holds. */
const page = /(^|\/)\w*Page-[^/]*\.js$/

/**
 * Which scripts are asked for together with one that is imported later: those of a page, as it waits for them. The others
 * find what they share loaded, and each list names files by what is in them, which no compression makes shorter.
 */
export const onlyOfPages = (file: string, files: string[], { hostType }: Host): string[] =>
  hostType === 'html' || page.test(file) ? files : []

type Host = { readonly hostType: 'html' | 'js' }
