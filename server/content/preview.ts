import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../kit/Context.ts'
import type { Db } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import { madePreviewSecret, previewSecret } from './contentStore.ts'
import { nameOfAddress } from './storedDocuments.ts'
import type { ContentStage } from './storedDocuments.ts'

/** CMS-10: a token that shows the draft of one document until an instant (epoch ms), to send as `x-preview-token`. */
export const newPreviewToken = async (db: Db, address: ContentAddress, expiresAt: number): Promise<string> => {
  const claim = Buffer.from(`${nameOfAddress(address)} ${expiresAt}`).toString('base64url')
  return `${claim}.${signature(claim, await madePreviewSecret(db))}`
}

/**
 * CMS-10: what a preview of a document shows: its draft, or with a token for another one what is published, so that the
 * previewed page gets its menu and footer. Undefined when this caller gets no preview at all.
 */
export const previewStage = async (
  { db, now, preview: { policy, token } }: Pick<Context, 'db' | 'now' | 'preview'>,
  address: ContentAddress,
): Promise<ContentStage | undefined> => {
  if (policy === 'open') return 'latest'
  const [claim = '', signed = '', ...rest] = token?.split('.') ?? []
  if (policy === 'off' || claim === '' || signed === '' || rest.length > 0) return undefined
  const secret = await previewSecret(db)
  if (secret === undefined || !isSame(signed, signature(claim, secret))) return undefined
  const [name, expiresAt] = Buffer.from(claim, 'base64url').toString().split(' ')
  if (Number(expiresAt) <= now) return undefined
  return name === nameOfAddress(address) ? 'latest' : 'published'
}

/** What a document's page may show of other documents: their drafts only where everybody may see drafts. */
export const stageOfOthers = ({ preview }: Pick<Context, 'preview'>, stage: ContentStage): ContentStage =>
  preview.policy === 'open' ? stage : 'published'

const signature = (claim: string, secret: string): string =>
  createHmac('sha256', secret).update(claim).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
