import { expect } from 'vitest'
import { copyIn } from '../../testing/copyIn.ts'
import { clause } from '../../testing/harness.ts'
import { homeOf, march, standUp, type Home } from '../../testing/homeOf.ts'
import { people } from '../../testing/world.ts'

/** The ETag of an event, in its own answer and in a report, which agree. */
const etagOf = async (home: Home, calendar: string): Promise<string | null> => {
  const etag = (await home.ask('GET', `${calendar}/one.ics`)).headers.get('etag')
  const [item] = (await home.report(`${calendar}.json`, march))._embedded['dav:item']
  expect(item?.etag).toBe(etag)
  return etag
}

for (const [right, privacy] of [
  ['freebusy', 'PUBLIC'],
  ['read', 'PRIVATE'],
  ['administration', 'CONFIDENTIAL'],
] as const) {
  clause(
    `CAL-10, CAL-23 with \`${right}\` the ETag of a ${privacy} event tells nothing of what is hidden`,
    async (world) => {
      const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
      await alice.create('work')
      const set = [{ 'dav:href': `mailto:${people.bob.email}`, [`dav:${right}`]: true }]
      expect((await alice.ask('POST', '/work.json', { body: { share: { set } } })).status).toBe(200)
      const event = (place: string, dtstamp: string, busy = 'OPAQUE') =>
        standUp(
          'one',
          ['class', {}, 'text', privacy],
          ['location', {}, 'text', place],
          ['transp', {}, 'text', busy],
          ['dtstamp', {}, 'date-time', dtstamp],
        )
      const copy = await copyIn(bob)
      await alice.put('/work/one.ics', event('Clinic', '2027-03-01T00:00:00Z'))
      const [own, seen] = [await etagOf(alice, '/work'), await etagOf(bob, copy)]
      expect(seen).not.toBe(own)
      await alice.put('/work/one.ics', event('Court', '2027-03-02T00:00:00Z'))
      expect(await etagOf(alice, '/work')).not.toBe(own)
      expect(await etagOf(bob, copy)).toBe(seen)
      const [whole, masked] = [
        await alice.ask('GET', '/work/one.ics'),
        await bob.ask('GET', `${copy}/one.ics`),
      ]
      expect(whole.headers.get('last-modified')).not.toBeNull()
      expect(masked.headers.get('last-modified')).toBeNull()
      expect(await masked.text()).not.toContain('2027-03-02')
      await alice.put('/work/one.ics', event('Court', '2027-03-02T00:00:00Z', 'TRANSPARENT'))
      expect(await etagOf(bob, copy)).not.toBe(seen)
    },
  )
}
