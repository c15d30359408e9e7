import { calendarText } from './calendarText.ts'

/**
 * The file to import of several that were brought at once: one in which their calendars follow each other. Its lines are
 * counted through all of them, and what is no calendar is left out.
 *
 * @param files at least one
 * @throws if the script that reads mails cannot be fetched
 */
export async function oneFile(files: readonly [File, ...File[]]): Promise<File> {
  if (files.length === 1) return files[0]
  const read = await Promise.all(files.map(async (file) => ({ file, text: await calendarText(file) })))
  const calendars = read.filter(({ text }) => /^BEGIN:/im.test(text))
  // The dialog says what is wrong with it.
  if (calendars.length < 2) return calendars[0]?.file ?? files[0]
  const text = calendars.map((each) => each.text).join('\r\n')
  return new File([text], calendars.map(({ file }) => file.name).join(', '), { type: 'text/calendar' })
}
