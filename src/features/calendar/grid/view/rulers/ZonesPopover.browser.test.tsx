import '../../../../../ui/tokens.css'
import '../../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../../../ui/testing/inEnglish.tsx'
import type { ZoneChoice } from '../../../zone/ZoneChoice.ts'
import { ZonesPopover } from './ZonesPopover.tsx'

afterEach(cleanup)

const now = epochMs(Date.parse('2027-01-12T14:05Z'))

type ShownProps = { readonly others: readonly string[]; readonly onChosen: ZoneChoice['choose'] }

/** As the address does: what is chosen comes back. */
function Shown({ others: first, onChosen }: ShownProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [{ zone, others }, setChosen] = useState({ zone: 'Europe/Paris', others: first })
  const zones: ZoneChoice = {
    zone: zoneNamed(zone),
    ownZone: 'Europe/Paris',
    others: others.map(zoneNamed),
    choose: (chosen, beside) => {
      onChosen(chosen, beside)
      setChosen({ zone: chosen ?? 'Europe/Paris', others: beside })
    },
  }
  return (
    <>
      <button ref={anchor} type="button">
        Zones
      </button>
      <ZonesPopover anchor={anchor} zones={zones} now={now} onClose={() => undefined} />
    </>
  )
}

function show(...others: readonly string[]) {
  const onChosen = vi.fn<ZoneChoice['choose']>()
  render(<Shown others={others} onChosen={onChosen} />, { wrapper: inEnglish })
  return onChosen
}

const field = page.getByRole('combobox', { name: 'Add a city' })

test('a city that is typed stands beside the hours, with what its clock shows', async () => {
  const onChosen = show()
  await userEvent.type(field, 'new york{Enter}')
  expect(onChosen).toHaveBeenCalledWith(null, ['America/New_York'])
  await expect.element(page.getByRole('radio', { name: 'New York, 09:05' })).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('what is no city, or is there, is said to be so', async () => {
  const onChosen = show('America/New_York')
  await userEvent.type(field, 'Atlantis{Enter}')
  await expect
    .element(field)
    .toHaveAccessibleDescription('No time zone is called that. Try a large city nearby.')
  await userEvent.clear(field)
  await userEvent.type(field, 'New York{Enter}')
  await expect.element(field).toHaveAccessibleDescription('Its hours are shown already.')
  expect(onChosen).not.toHaveBeenCalled()
})

test('the place that times are shown for changes places with the one before', async () => {
  const onChosen = show('America/New_York', 'Asia/Kathmandu')
  await userEvent.click(page.getByRole('radio', { name: 'Kathmandu, 19:50' }))
  expect(onChosen).toHaveBeenLastCalledWith('Asia/Kathmandu', ['America/New_York', 'Europe/Paris'])
  await userEvent.click(page.getByRole('radio', { name: 'Paris, 15:05' }))
  expect(onChosen).toHaveBeenLastCalledWith(null, ['America/New_York', 'Asia/Kathmandu'])
})

test('two places have room, and one that is removed makes some', async () => {
  const onChosen = show('America/New_York', 'Asia/Kathmandu')
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Remove New York' }))
  expect(onChosen).toHaveBeenLastCalledWith(null, ['Asia/Kathmandu'])
  await expect.element(field).toBeVisible()
})

test('what is removed by a key leaves the focus beside it', async () => {
  show('America/New_York', 'Asia/Kathmandu')
  const remove = (city: string) => page.getByRole('button', { name: `Remove ${city}` })
  await expect.element(remove('New York')).toBeVisible()
  await userEvent.tab()
  for (let step = 0; step < 9 && document.activeElement !== remove('New York').query(); step++)
    await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Kathmandu')).toHaveFocus()
})
