import { useLayoutEffect } from 'react'

/** On a phone the card is a sheet: the draft is kept above it. */
export function useSeenDraft(chip: HTMLElement | null): void {
  useLayoutEffect(() => {
    const sheet = document.querySelector('[data-card][data-sheet]')
    const grid = chip?.closest<HTMLElement>('[role="grid"]')
    if (!chip || !grid || !sheet) return undefined
    // Late hours can be scrolled up to there, too.
    grid.style.paddingBlockEnd = `${sheet.getBoundingClientRect().height}px`
    chip.scrollIntoView({ block: 'center', inline: 'nearest' })
    return () => {
      grid.style.paddingBlockEnd = ''
    }
  }, [chip])
}
