import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { later } from '../kit/serviceFault.ts'
import { fileName } from './PictureStore.ts'
import type { PictureFile, PictureStore } from './PictureStore.ts'

/** `address`: of the bucket, and of a folder in it if wanted, without a slash at its end. */
export type Bucket = {
  readonly address: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** How long one request may take, and how often it is repeated when the other side fails. */
const longestMs = 15_000
const retries = 2

/** OPS-54: in a bucket of any service that speaks S3, named in the path of the address. */
export const s3Store = ({ address, ...credentials }: Bucket): PictureStore => {
  const client = new AwsClient({ ...credentials, service: 's3', retries })
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', file: PictureFile, bytes?: Uint8Array): Promise<Response> => {
    const name = fileName(file)
    const body = bytes && new Uint8Array(bytes)
    try {
      return await client.fetch(`${address}/${name}`, {
        method,
        ...(body && { body }),
        // The service refuses what does not arrive whole.
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
        signal: AbortSignal.timeout(longestMs),
      })
    } catch (error) {
      throw away(error)
    }
  }
  return {
    put: async (file, bytes) => {
      const answer = await ask('PUT', file, bytes)
      if (!answer.ok) throw failed('PUT', answer)
    },
    get: async (file) => {
      const answer = await ask('GET', file)
      if (answer.status === 404) return null
      if (!answer.ok) throw failed('GET', answer)
      return new Uint8Array(await answer.arrayBuffer())
    },
    remove: async (file) => {
      const answer = await ask('DELETE', file)
      if (!answer.ok && answer.status !== 404) throw failed('DELETE', answer)
    },
  }
}

/** Seconds after which a refused caller may try again. */
const comeAgainSeconds = 5

/** The reason is in the log of whoever runs the service; the answer only says that it is away. */
const away = (error: unknown): Error => Object.assign(later('SRV503', comeAgainSeconds), { cause: error })

const failed = (method: string, { status }: Response): Error =>
  status >= 500 || status === 429
    ? away(`S3 answered ${status}.`)
    : new Error(`The bucket of CAIRN_PICTURES answered ${method} with ${status}.`)
