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
    onFile: (file: File, ...others: readonly File[]) => {
      if (others.length > 0) void openSeveral([file, ...others], page)
      else if (isMail(file)) void openMail(file, page)
      else onImport(file)
    },
    onText: (text: string) => (isLink(text) ? void openLink(text, page) : startSentence(text, page)),
    onLink: (link: string) => void openLink(link, page),
  }
}

type Ways = Pick<Brought, 'begin' | 'setDialog'>

async function openMail(file: File, ways: Ways): Promise<void> {
  const part = await loadPart(
    () => import('./openMail.ts'),
    () => void openMail(file, ways),
  )
  const onImport = (invitation: File) => ways.setDialog({ kind: 'import', file: invitation })
  await part?.openMail(file, { onImport, begin: ways.begin })
}

async function openSeveral(files: readonly [File, ...File[]], ways: Ways): Promise<void> {
  const file = await loadPart(
    async () => (await import('../importing/reading/oneFile.ts')).oneFile(files),
    () => void openSeveral(files, ways),
  )
  if (file) ways.setDialog({ kind: 'import', file })
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
