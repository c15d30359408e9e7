import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import type { FoundRoom } from './roomQueries.ts'
import type { RoomAtTime } from './roomStates.ts'

type RoomChoice = {
  readonly typed: string
  readonly onTyped: (text: string) => void
  /** What is offered by what is typed. */
  readonly suggestions: readonly RoomAtTime[]
  readonly suggestionOf: (room: RoomAtTime) => string
  readonly isBooked: (room: EventPerson) => boolean
  /** Asks what is found by a text. */
  readonly find: (text: string) => Promise<readonly FoundRoom[]>
  /** It takes the place of what is typed. */
  readonly onChosen: (room: FoundRoom) => void
}

/** A room is chosen by its whole suggestion, its name or its address, also before the service has answered. */
export function useRoomChoice(choice: RoomChoice) {
  const { typed, onTyped, suggestions, suggestionOf, isBooked, find, onChosen } = choice
  const [isTried, setIsTried] = useState(false)
  const later = useMutation({
    mutationFn: find,
    onSuccess: (answered, text) => {
      const room = answered.find((each) => isNamed(each, text))
      if (room && text === typed && !isBooked(room)) choose(room)
    },
  })

  function choose(room: FoundRoom) {
    onChosen(room)
    setIsTried(false)
  }
  function take(text: string) {
    const isMeant = (room: RoomAtTime) => isSameText(suggestionOf(room), text) || isNamed(room, text)
    const room = suggestions.find(isMeant)
    if (room) return choose(room)
    if (text !== typed) onTyped(text)
    setIsTried(text.trim() !== '')
    if (text.trim() !== '') later.mutate(text)
  }

  return {
    take,
    type: (text: string) => {
      setIsTried(false)
      if (suggestions.some((room) => suggestionOf(room) === text)) take(text)
      else onTyped(text)
    },
    /** Nothing is called what is typed. */
    isUnknown: isTried && !later.isPending,
  }
}

const isNamed = ({ name, address }: EventPerson, text: string) =>
  isSameText(name, text) || isSameText(address, text)

const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
