import { resolve } from 'node:path'
import { safeAddress } from '../kit/safeAddress.ts'
import type { Storage } from '../storage/openStorage.ts'
import { databaseStore } from './databaseStore.ts'
import { directoryStore } from './directoryStore.ts'
import type { PictureStore } from './PictureStore.ts'
import { s3Store } from './s3Store.ts'
import type { Bucket } from './s3Store.ts'

export type PicturePlace =
  | { readonly kind: 'database' }
  | { readonly kind: 'directory'; readonly directory: string }
  | { readonly kind: 'bucket'; readonly bucket: Bucket }

type Variables = Readonly<Record<string, string | undefined>>

/**
 * OPS-53, OPS-54: CAIRN_PICTURES is `database`, a folder, or the address of a bucket. `root`: where a relative folder
 * begins. No message quotes a key.
 */
export const picturePlace = (env: Variables, root: string): PicturePlace => {
  const written = env['CAIRN_PICTURES'] || 'database'
  if (written === 'database') return { kind: 'database' }
  if (!/^[a-z][a-z\d+.-]+:/i.test(written)) return { kind: 'directory', directory: resolve(root, written) }
  return { kind: 'bucket', bucket: bucketAt(written, env) }
}

const bucketAt = (written: string, env: Variables): Bucket => {
  const address = safeAddress(written)
  if (!address || !/^\/[^/]/.test(address.pathname) || address.search !== '' || address.hash !== '')
    throw new Error(
      'CAIRN_PICTURES must be database, a folder, or the address of a bucket that begins with https://, such as https://s3.eu-central-1.amazonaws.com/my-bucket.',
    )
  const [accessKeyId, secretAccessKey] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY']]
  if (!accessKeyId || !secretAccessKey)
    throw new Error(
      'CAIRN_PICTURES is the address of a bucket, which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    )
  return {
    address: `${address.origin}${address.pathname.replace(/\/+$/, '')}`,
    region: env['AWS_REGION'] || 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}

export const storeAt = (place: PicturePlace, storage: Pick<Storage, 'db' | 'reads'>): PictureStore => {
  switch (place.kind) {
    case 'database':
      return databaseStore(storage)
    case 'directory':
      return directoryStore(place.directory)
    case 'bucket':
      return s3Store(place.bucket)
  }
}
