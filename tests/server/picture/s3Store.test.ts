import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { pictureHash } from '../../../server/picture/PictureStore.ts'
import { s3Store } from '../../../server/picture/s3Store.ts'
import { pictureStoreLaws } from './pictureStoreLaws.ts'

const directory = mkdtempSync(join(tmpdir(), 'cairn-bucket-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
const { port } = await server.run()
afterAll(async () => {
  await server.close()
  rmSync(directory, { recursive: true })
})

const credentials = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const address = `http://127.0.0.1:${port}/pictures/shop`
const file = { hash: pictureHash(new Uint8Array([1])), made: null }

pictureStoreLaws('OPS-54', 'a bucket', s3Store({ ...credentials, address }), false)

test('OPS-54 with an unknown key or another bucket nothing is kept, and a picture is not said to be missing', async () => {
  const wrongKey = s3Store({ ...credentials, address, accessKeyId: 'unknown' })
  await expect(wrongKey.put(file, new Uint8Array([1]))).rejects.toThrow('answered PUT with 403')
  await expect(wrongKey.get(file)).rejects.toThrow('answered GET with 403')
  const elsewhere = s3Store({ ...credentials, address: `http://127.0.0.1:${port}/another` })
  await expect(elsewhere.put(file, new Uint8Array([1]))).rejects.toThrow('answered PUT with 404')
})

test('OPS-54 a service that is away or fails is tried again, and then nothing is done', async () => {
  let asked = 0
  const failing = createServer((_request, response) => {
    asked += 1
    response.writeHead(500).end()
  })
  await new Promise<void>((open) => failing.listen(0, '127.0.0.1', open))
  const place = failing.address()
  const store = s3Store({
    ...credentials,
    address: `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}/b`,
  })
  await expect(store.put(file, new Uint8Array([1]))).rejects.toThrow('SRV503')
  expect(asked).toBe(3)
  await new Promise((closed) => failing.close(closed))
  await expect(store.get(file)).rejects.toThrow('SRV503')
})
