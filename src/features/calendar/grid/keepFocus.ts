import { seen } from './seen.ts'

/** Where in a grid somebody was. */
type Place = { readonly event: string | undefined; readonly date: string; readonly index: number }

/** What lies over the page for a while: before the focus was in it, it was somewhere on the page. */
const above =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [data-react-aria-top-layer], [data-passing]'

/**
 * If the element that has the focus is removed (another week, a deleted event, one that moved out of the
 * week), the nearest remaining one gets the focus; of a bar that a turned phone draws elsewhere, the same button. A
 * browser would start again at the top of the page.
 */
export function keepFocus(): void {
  if (isKeeping) return
  isKeeping = true
  let focused = document.activeElement
  let place = placeOf(focused)
  let isAbove = false
  let page = document.querySelector('main')

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    focused = target
    page = document.querySelector('main')
    isAbove = target.closest(above) !== null
    if (!isAbove) place = placeOf(target)
  })
  // A person who clicks on nothing wants no focus, and gets none back.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null
    }),
  )
  new MutationObserver(() => {
    if (!isLost()) return
    // A dialog keeps the focus, and returns it a frame after it was closed. Other parts of the page look after their own.
    if (isAbove || place === null) requestAnimationFrame(() => requestAnimationFrame(giveBack))
    else giveBack()
  }).observe(document.body, { childList: true, subtree: true })

  function isLost(): boolean {
    return document.activeElement === document.body && focused?.isConnected === false
  }

  function giveBack(): void {
    if (!isLost()) return
    if (place) restore(place)
    // The grid has no other place than the one that Tab leads to. Another page begins at its top.
    else if (page?.isConnected)
      ((isAbove ? undefined : sameAs(focused)) ?? tabStop())?.focus({ preventScroll: true })
  }
}

/** Installed once for the page, for all its views. */
let isKeeping = false

function placeOf(element: Element | null): Place | null {
  const cell = element?.closest<HTMLElement>('[data-cell]')
  if (!element || !cell) return null
  const event = element.getAttribute('data-event') ?? undefined
  return { event, date: cell.dataset['cell'] ?? '', index: cells().indexOf(cell) }
}

/** To the event itself, else to its day, else to the day in the same position. */
function restore({ event, date, index }: Place): void {
  const days = cells()
  const chip =
    event === undefined
      ? null
      : document.querySelector<HTMLElement>(`[data-cell] [data-event="${CSS.escape(event)}"]${seen}`)
  if (chip) return chip.focus()
  const day = days.find((cell) => cell.dataset['cell'] === date) ?? days[index] ?? days.at(-1)
  // A day is as high as all its hours: scrolling to its top would move what is looked at.
  day?.focus({ preventScroll: true })
}

/** The control of the same name, where another layout has it. */
function sameAs(lost: Element | null): HTMLElement | undefined {
  if (!(lost instanceof HTMLButtonElement)) return undefined
  const name = nameOf(lost)
  return [...document.querySelectorAll('button')].find(
    (each) => nameOf(each) === name && !each.disabled && each.checkVisibility(),
  )
}

const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent

const tabStop = () =>
  document.querySelector<HTMLElement>(`[data-cell][tabindex="0"]${seen}, [data-cell] [tabindex="0"]${seen}`)

const cells = () => [...document.querySelectorAll<HTMLElement>(`[data-cell]${seen}`)]
