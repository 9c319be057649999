import type {
  Leading,
  OpenedRedirect,
  OperatorRedirect,
  RedirectChange,
  RedirectList,
} from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import { defined, toFields } from '../../../core/domain/fields/fields.ts'
import { pathIn, shopsOf, splitShopPath } from '../../site/findRedirect.ts'
import type { Db } from '../../storage/Tables.ts'
import type { RedirectRow } from '../../storage/tables/RedirectTables.ts'
import { recordedChanges } from '../recordChange.ts'

/** The noun of the audit trail; its key is the old path. */
export const redirectNoun = 'redirect'

/** One page of the list. */
const redirectsAtOnce = 50

type IsPage = (path: string) => boolean
type Asked = { readonly list?: RedirectList; readonly search?: string; readonly before?: string }
type Page = { readonly redirects: readonly OperatorRedirect[]; readonly next?: string }

/** OPR-52: a page of the redirects that hold, or of those that were removed. */
export const listRedirects = async (
  db: Db,
  { list = 'kept', search = '', before }: Asked,
  isPage: IsPage,
): Promise<Page> => {
  const like = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  let found = db
    .selectFrom('redirect')
    .selectAll()
    .where('removed_at', list === 'kept' ? 'is' : 'is not', null)
    .where((is) => is.or([is('path', 'ilike', like), is('target', 'ilike', like)]))
  const from = before === undefined ? undefined : await redirectRow(db, before)
  if (from)
    found = found.where((is) =>
      is.or([is('at', '<', from.at), is.and([is('at', '=', from.at), is('id', '<', from.id)])]),
    )
  const rows = await found
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(redirectsAtOnce + 1)
    .execute()
  const shown = rows.slice(0, redirectsAtOnce)
  return {
    redirects: shown.map((row) => operatorRedirect(row, isPage)),
    ...defined({ next: rows.length > redirectsAtOnce ? shown.at(-1)?.id : undefined }),
  }
}

/** OPR-54: undefined: there never was such a redirect. */
export const openedRedirect = async (db: Db, id: string, isPage: IsPage): Promise<OpenedRedirect | undefined> => {
  const row = await redirectRow(db, id)
  if (!row) return undefined
  const changes = await redirectChanges(db, row.path)
  return { ...operatorRedirect(row, isPage), changes, canUndo: canUndo(changes, leadingOf(row)) }
}

export const redirectChanges = async (db: Db, path: string): Promise<readonly RedirectChange[]> => {
  const changes = await recordedChanges(db, redirectNoun, path)
  return changes.map(({ before, after, ...change }) => ({
    ...change,
    before: leadingIn(before),
    after: leadingIn(after),
  }))
}

/** OPR-54: whether the latest change still holds. */
export const canUndo = ([latest]: readonly RedirectChange[], now: Leading | null): boolean =>
  latest !== undefined && !latest.isUndo && isSame(latest.after, now)

/** What holds of a row; null = it is removed. */
export const leadingOf = ({ target, is_forever: isForever, removed_at: removedAt }: RedirectRow): Leading | null =>
  removedAt === null ? { target, isForever } : null

export const isSame = (one: Leading | null, other: Leading | null): boolean =>
  one?.target === other?.target && one?.isForever === other?.isForever

const leadingIn = (kept: unknown): Leading | null => {
  const { target, isForever } = toFields(kept)
  return typeof target === 'string' ? { target, isForever: isForever === true } : null
}

const redirectRow = (db: Db, id: string): Promise<RedirectRow | undefined> =>
  db.selectFrom('redirect').selectAll().where('id', '=', id).executeTakeFirst()

const operatorRedirect = (row: RedirectRow, isPage: IsPage): OperatorRedirect => {
  const { id, path, target, is_forever: isForever, made_by: by, at } = row
  return { id, path, target, isForever, state: stateOf(row, isPage), by, at }
}

const stateOf = ({ path, target, removed_at: removedAt }: RedirectRow, isPage: IsPage): OperatorRedirect['state'] => {
  if (removedAt !== null) return 'removed'
  if (shopsOf(path).every((shop) => isPage(pathIn(path, shop)))) return 'covered'
  const { locale } = splitShopPath(path)
  const leads = shopsOf(locale === null ? target : pathIn(target, locale)).some((shop) => isPage(pathIn(target, shop)))
  return leads ? 'leading' : 'nowhere'
}
