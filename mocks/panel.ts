import { isWorldName, worldNames, type WorldName } from './worldNames.ts'
import { worlds } from './worlds/worlds.ts'
import './panel.css'

/** A small panel with which a developer chooses the world or resets it. */
export function showPanel(current: WorldName, startOver: () => Promise<void>) {
  const panel = document.createElement('details')
  panel.className = 'mock-panel'
  const summary = document.createElement('summary')
  summary.textContent = `World: ${current}`

  const label = document.createElement('label')
  label.textContent = 'Choose a world '
  const choice = document.createElement('select')
  for (const name of worldNames) choice.add(new Option(name, name, false, name === current))
  choice.addEventListener('change', () => {
    if (isWorldName(choice.value)) location.assign(addressOf(choice.value))
  })
  label.append(choice)

  const story = document.createElement('p')
  story.textContent = worlds[current].story

  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Start this world over'
  button.addEventListener('click', async () => {
    await startOver()
    location.assign(addressOf(current))
  })

  panel.append(summary, label, story, button)
  const region = document.createElement('aside')
  region.ariaLabel = 'Mock world'
  region.append(panel)
  document.body.append(region)
}

function addressOf(world: WorldName): string {
  const url = new URL(location.href)
  url.searchParams.set('world', world)
  url.hash = ''
  return url.href
}
