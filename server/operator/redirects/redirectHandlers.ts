import {
  addRedirect,
  changeRedirect,
  readRedirect,
  readRedirects,
  undoRedirectChange,
} from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import type { Leading, OpenedRedirect } from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import { publishedPages } from '../../content/publishedContent.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../../kit/answer.ts'
import type { Context, OperatorCaller } from '../../kit/Context.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { pageJudge } from '../../site/pageJudge.ts'
import { asTransaction } from '../../storage/inTransaction.ts'
import type { Tx } from '../../storage/Tables.ts'
import type { RedirectRow } from '../../storage/tables/RedirectTables.ts'
import { recordChange } from '../recordChange.ts'
import {
  canUndo,
  isSame,
  leadingOf,
  listRedirects,
  openedRedirect,
  redirectChanges,
  redirectNoun,
} from './operatorRedirects.ts'
import { overlapping, readPath, redirectFault } from './redirectRules.ts'
import type { RedirectFault } from './redirectRules.ts'

const unknown = refuse('OPR404', { message: 'There is no such redirect.' })

/** OPR-52, OPR-54: where those who look after content have old paths lead. */
export const redirectHandlers: readonly Handler[] = [
  handle(readRedirects, async ({ query }, _caller, context) =>
    answer(await listRedirects(context.db, query, await isPageNow(context))),
  ),
  handle(readRedirect, async ({ params }, _caller, context) => opened(params.redirectId, context)),
  handle(addRedirect, async ({ body }, caller, context) => {
    const tx = asTransaction(context.db)
    const path = readPath(body.path, 'path')
    if (typeof path !== 'string') return refused(path)
    const wanted = await judged(tx, path, body, context)
    if ('message' in wanted) return refused(wanted)
    const row = await lockedBy(tx, 'path', path)
    if (row && row.removed_at === null)
      return refuse('OPR409', { message: `${path} is redirected already, to ${row.target}. Nothing was changed.` })
    const id = row?.id ?? context.newId()
    await write(tx, { id, path, before: null, after: wanted, isUndo: false }, caller, context)
    return opened(id, context)
  }),
  handle(changeRedirect, async ({ params: { redirectId }, body: { seen, wanted } }, caller, context) => {
    const tx = asTransaction(context.db)
    const row = await lockedBy(tx, 'id', redirectId)
    if (!row) return unknown
    const before = leadingOf(row)
    if (before === null || !isSame(before, seen)) return refuse('OPR409')
    const after = wanted && (await judged(tx, row.path, wanted, context))
    if (after !== null && 'message' in after) return refused(after)
    if (!isSame(before, after))
      await write(tx, { id: row.id, path: row.path, before, after, isUndo: false }, caller, context)
    return opened(redirectId, context)
  }),
  handle(undoRedirectChange, async ({ params: { redirectId }, body: { changeId } }, caller, context) => {
    const tx = asTransaction(context.db)
    const row = await lockedBy(tx, 'id', redirectId)
    if (!row) return unknown
    const changes = await redirectChanges(tx, row.path)
    const [latest] = changes
    if (latest?.id !== changeId) return refuse('OPR409')
    const before = leadingOf(row)
    if (!canUndo(changes, before)) return refuse('OPR412', { message: 'There is nothing to undo.' })
    const after = latest.before && (await judged(tx, row.path, latest.before, context))
    if (after !== null && 'message' in after)
      return refuse('OPR412', { message: `This cannot be undone any more. ${after.message}` })
    await write(tx, { id: row.id, path: row.path, before, after, isUndo: true }, caller, context)
    return opened(redirectId, context)
  }),
]

const refused = ({ field, message }: RedirectFault): Refusal => refuse('OPR400', { field, message })

const isPageNow = async ({ db, now, catalogue }: Context): Promise<(path: string) => boolean> =>
  pageJudge(catalogue, await publishedPages(db, now), { debug: true })

const opened = async (id: string, context: Context): Promise<HandlerAnswer<OpenedRedirect> | Refusal> => {
  const redirect = await openedRedirect(context.db, id, await isPageNow(context))
  return redirect ? answer(redirect) : unknown
}

/** OPR-52: what is asked for, as it is kept, or why it cannot be. */
const judged = async (
  tx: Tx,
  path: string,
  { target: typed, isForever }: Leading,
  context: Context,
): Promise<Leading | RedirectFault> => {
  const target = readPath(typed, 'target')
  if (typeof target !== 'string') return target
  const others = await tx
    .selectFrom('redirect')
    .select(['path', 'target'])
    .where('removed_at', 'is', null)
    .where('path', '<>', path)
    .where((is) => is.or([is('path', 'in', [...overlapping(target)]), is('target', 'in', [...overlapping(path)])]))
    .orderBy('path')
    .execute()
  return redirectFault({ path, target }, { isPage: await isPageNow(context), others }) ?? { target, isForever }
}

const lockedBy = (tx: Tx, column: 'id' | 'path', value: string): Promise<RedirectRow | undefined> =>
  tx.selectFrom('redirect').selectAll().where(column, '=', value).forUpdate().executeTakeFirst()

type Written = {
  readonly id: string
  readonly path: string
  readonly before: Leading | null
  readonly after: Leading | null
  readonly isUndo: boolean
}

/** OPR-54: a removed redirect keeps its row, so that its history stays with it. */
const write = async (
  tx: Tx,
  { id, path, before, after, isUndo }: Written,
  caller: OperatorCaller,
  { now, newId }: Pick<Context, 'now' | 'newId'>,
): Promise<void> => {
  const set = {
    made_by: caller.email,
    at: now,
    removed_at: after === null ? now : null,
    ...(after && { target: after.target, is_forever: after.isForever }),
  }
  const held = await tx.updateTable('redirect').set(set).where('id', '=', id).returning('id').executeTakeFirst()
  if (!held && after)
    await tx
      .insertInto('redirect')
      .values({ id, path, target: after.target, is_forever: after.isForever, made_by: caller.email, at: now })
      .execute()
  const kept = after === null && isUndo ? { undone: true } : after && isUndo ? { ...after, undone: true } : after
  await recordChange(tx, caller, { noun: redirectNoun, key: path, before, after: kept }, now, newId)
}
