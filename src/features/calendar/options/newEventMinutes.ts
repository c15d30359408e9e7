import type { UserSettings } from '#contract/settings/userSettings.ts'

/** The length of a new event, in minutes: an hour, unless the person chose another. */
export const newEventMinutes = ({ defaultLength = 60 }: Pick<UserSettings, 'defaultLength'>): number =>
  defaultLength
