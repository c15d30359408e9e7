import { isLink } from '../../../navigation/isLink.ts'
import type { PrefilledEvent } from '../../../navigation/paths.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import { isMail } from '../importing/reading/isMail.ts'
import type { OpenDialog } from '../page/OpenDialog.ts'
import { startSentence } from '../quickadd/startSentence.ts'

/** Where what is brought to the page leads. */
export type Brought = Parameters<typeof startSentence>[1] & {
  /** Opens the form of a new event. */
  readonly begin: (event: PrefilledEvent) => void
  readonly setDialog: (dialog: OpenDialog) => void
}

/** What is done with files, a link or text that is pasted or dropped on the page: a mail has its invitation taken. */
export function broughtWays(page: Brought) {
  const onImport = (file: File) => page.setDialog({ kind: 'import', file })
  return {
    onFile: (...files: readonly [File, ...File[]]) =>
      files.length > 1 || isMail(files[0])
        ? void open(files, { onImport, begin: page.begin })
        : onImport(files[0]),
    onText: (text: string) => (isLink(text) ? void openLink(text, page) : startSentence(text, page)),
    onLink: (link: string) => void openLink(link, page),
  }
}

type Ways = Pick<Brought, 'begin' | 'setDialog'>

type FileWays = Pick<Brought, 'begin'> & { readonly onImport: (file: File) => void }

async function open(files: readonly [File, ...File[]], ways: FileWays): Promise<void> {
  const part = await loadPart(
    () => import('./openFiles.ts'),
    () => void open(files, ways),
  )
  await part?.openFiles(files, ways)
}

async function openLink(text: string, ways: Ways): Promise<void> {
  const part = await loadPart(
    () => import('../../../navigation/readLink.ts'),
    () => void openLink(text, ways),
  )
  const link = part?.readLink(text)
  if (link?.kind === 'event') ways.begin(link.event)
  if (link?.kind === 'calendar') ways.setDialog({ kind: 'published', file: link.file })
}
