import { withText, type Block, type RichText, type Run } from './RichText.ts'
import { safeAddress } from './safeAddress.ts'

/** What a tag means to a description; all others mean nothing, and their text stays. */
type Role =
  | 'hidden'
  | 'bold'
  | 'italic'
  | 'link'
  | 'list'
  | 'item'
  | 'block'
  | 'line'
  | 'break'
  | 'cell'
  | 'verbatim'

const names: Readonly<Record<Role, string>> = {
  hidden:
    'script style title template svg math iframe frame object embed applet noscript noembed noframes xmp plaintext ' +
    'audio video canvas select textarea datalist',
  bold: 'b strong',
  italic: 'i em cite dfn var',
  link: 'a',
  list: 'ul ol menu dir',
  item: 'li',
  block: 'p h1 h2 h3 h4 h5 h6 blockquote table dl hr fieldset figure',
  line:
    'html body div tr dt dd address article aside footer header main nav section center form figcaption caption ' +
    'details summary',
  break: 'br',
  cell: 'td th',
  verbatim: 'pre',
}

const roles: ReadonlyMap<string, Role> = new Map(
  (
    [
      'hidden',
      'bold',
      'italic',
      'link',
      'list',
      'item',
      'block',
      'line',
      'break',
      'cell',
      'verbatim',
    ] as const
  ).flatMap((role) => names[role].split(' ').map((name) => [name, role] as const)),
)

type OpenList = { readonly isOrdered: boolean; readonly items: Block[][] }

/** Deeper lists go on in this one. */
const maxDepth = 8

/** Builds a rich text from the tags and texts of HTML, in their order; whatever is unknown is skipped. */
export class RichTextBuilder {
  private readonly blocks: Block[] = []
  private readonly lists: OpenList[] = []
  /** Lists that are deeper than `maxDepth`. */
  private deeper = 0
  private runs: Run[] = []
  /** A line has ended, and the next text begins a new one. */
  private isBroken = false
  private hidden = 0
  private bold = 0
  private italic = 0
  private verbatim = 0
  private readonly links: (string | null)[] = []

  open(name: string, href?: string): void {
    const role = roles.get(name)
    if (role === 'hidden') this.hidden++
    if (this.hidden > 0 || role === undefined) return
    if (role === 'bold') this.bold++
    if (role === 'italic') this.italic++
    if (role === 'link') this.links.push(safeAddress(href ?? ''))
    if (role === 'break') this.breakLine()
    if (role === 'line') this.endLine()
    if (role === 'cell') this.write(' ')
    if (role === 'verbatim') this.verbatim++
    if (role === 'list' || role === 'block' || role === 'item' || role === 'verbatim') this.endParagraph()
    if (role === 'list') this.openList(name === 'ol')
    if (role === 'item') this.openItem()
  }

  close(name: string): void {
    const role = roles.get(name)
    if (role === 'hidden') this.hidden = Math.max(0, this.hidden - 1)
    if (this.hidden > 0 || role === undefined) return
    if (role === 'bold') this.bold--
    if (role === 'italic') this.italic--
    if (role === 'link') this.links.pop()
    if (role === 'line') this.endLine()
    if (role === 'verbatim') this.verbatim--
    if (role === 'list' || role === 'block' || role === 'item' || role === 'verbatim') this.endParagraph()
    if (role === 'list') this.closeList()
  }

  write(text: string): void {
    if (this.hidden > 0) return
    if (this.verbatim === 0) return this.append(text.replaceAll(/[ \t\n\r\f]+/g, ' '))
    const [first = '', ...others] = text.split(/\r\n|\n|\r/)
    this.append(first)
    for (const line of others) {
      this.breakLine()
      this.append(line)
    }
  }

  end(): RichText {
    this.endParagraph()
    while (this.lists.length > 0) this.closeList()
    const isText = ({ text }: Run) => text.trim() !== ''
    const hasText = (block: Block): boolean =>
      block.kind === 'list' ? block.items.some((item) => item.some(hasText)) : block.content.some(isText)
    return this.blocks.some(hasText) ? this.blocks : []
  }

  private append(text: string): void {
    const isFirst = this.isBroken || this.runs.length === 0 || this.lastText.endsWith('\n')
    const isSpaced = this.verbatim === 0 && (isFirst || this.lastText.endsWith(' '))
    const shown = isSpaced && text.startsWith(' ') ? text.slice(1) : text
    if (shown === '') return
    if (this.isBroken) this.addBreak()
    this.isBroken = false
    this.addRun(shown)
  }

  private get lastText(): string {
    return this.runs.at(-1)?.text ?? ''
  }

  private addRun(text: string): void {
    const href = this.links.findLast((each) => each !== null)
    this.add({
      text,
      ...(this.bold > 0 && { isBold: true }),
      ...(this.italic > 0 && { isItalic: true }),
      ...(href && { href }),
    })
  }

  private addBreak(): void {
    this.add({ text: '\n' })
  }

  private add(run: Run): void {
    const last = this.runs.at(-1)
    if (last && isSameFormat(last, run))
      this.runs[this.runs.length - 1] = { ...last, text: last.text + run.text }
    else this.runs.push(run)
  }

  private breakLine(): void {
    this.trimLine()
    if (this.isBroken) this.addBreak()
    this.isBroken = true
  }

  private endLine(): void {
    this.trimLine()
    if (this.runs.length > 0) this.isBroken = true
  }

  /** No space is shown at the end of a line. */
  private trimLine(): void {
    const last = this.runs.at(-1)
    if (this.verbatim > 0 || !last?.text.endsWith(' ')) return
    if (last.text === ' ') this.runs.pop()
    else this.runs[this.runs.length - 1] = { ...last, text: last.text.slice(0, -1) }
  }

  private endParagraph(): void {
    this.trimLine()
    if (this.runs.length > 0 || this.isBroken)
      this.here.push({ kind: 'paragraph', content: shownRuns(this.runs) })
    this.runs = []
    this.isBroken = false
  }

  /** Where blocks go: into the innermost item. */
  private get here(): Block[] {
    return this.lists.at(-1)?.items.at(-1) ?? this.blocks
  }

  private openList(isOrdered: boolean): void {
    if (this.lists.length >= maxDepth) this.deeper++
    else {
      const outer = this.lists.at(-1)
      if (outer?.items.length === 0) outer.items.push([])
      const items: Block[][] = []
      this.here.push({ kind: 'list', isOrdered, items })
      this.lists.push({ isOrdered, items })
    }
  }

  private openItem(): void {
    if (this.lists.length === 0) this.openList(false)
    this.lists.at(-1)?.items.push([])
  }

  private closeList(): void {
    if (this.deeper > 0) this.deeper--
    else this.lists.pop()
  }
}

const isSameFormat = (one: Run, other: Run) =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href

/** `&nbsp;` beside a space or at an edge of a line only keeps a space from being dropped. */
function shownRuns(runs: readonly Run[]): readonly Run[] {
  const shown = withText(runs, (text) => text.replaceAll(holdingSpaces, ' '))
  return shown.every(({ text }) => text.trim() === '' && !text.includes('\n')) ? [] : shown
}

const holdingSpaces = /^\u00A0|\u00A0$|(?<=[ \u00A0\n])\u00A0|\u00A0(?=[ \u00A0\n])/g
