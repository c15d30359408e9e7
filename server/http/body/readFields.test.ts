import { expect, test } from 'vitest'
import { readFields } from './readFields.ts'

const read = async (body: BodyInit, type?: string, limit = 1024) => {
  const headers = type === undefined ? {} : { 'content-type': type }
  const request = new Request('https://calendar.example/', { method: 'POST', body, headers })
  return Object.fromEntries(await readFields({ request, upload: { add: () => undefined } }, limit))
}

test('the fields of a form are read in either encoding, and files are left out', async () => {
  const form = new FormData()
  form.append('List-Unsubscribe', 'One-Click')
  form.append('note', 'Später, ü')
  form.append('file', new Blob(['x']), 'x.txt')
  expect(await read(form)).toEqual({ 'List-Unsubscribe': 'One-Click', note: 'Später, ü' })
  expect(await read('mail=stop&note=a+b', 'application/x-www-form-urlencoded')).toEqual({
    mail: 'stop',
    note: 'a b',
  })
})

test('parts that cannot be read, and too many of them, are refused', async () => {
  await expect(read('no parts', 'multipart/form-data; boundary=x')).rejects.toMatchObject({
    failure: 'wrong-shape',
  })
  await expect(read('no boundary', 'multipart/form-data; other=x')).rejects.toMatchObject({
    failure: 'wrong-shape',
  })
  await expect(read('mail=stop', 'multipart/form-data; boundary=x', 4)).rejects.toMatchObject({
    failure: 'too-large',
  })
})
