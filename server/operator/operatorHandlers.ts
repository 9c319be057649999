import {
  changeOperatorRoles,
  inviteOperator as inviteCall,
  readOperatorChanges,
  readOperators,
  revokeOperator as revokeCall,
} from '../../contracts/api/operator/operatorsApi.ts'
import type { Operator } from '../../contracts/api/operator/operatorEntities.ts'
import type { OperatorRole } from '../../contracts/capabilities.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { OperatorCaller } from '../kit/Context.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { asTransaction, inTransaction } from '../storage/inTransaction.ts'
import type { Tx } from '../storage/Tables.ts'
import { invitationLink } from './consoleAddress.ts'
import {
  allOperators,
  changeOperator,
  inviteOperator,
  lockedOperator,
  operatorByEmail,
  revokeOperator,
} from './operatorBook.ts'
import { catalogueFileHandlers } from './goods/catalogueFileHandlers.ts'
import { goodsHandlers } from './goods/goodsHandlers.ts'
import { operatorContentHandlers } from './content/operatorContentHandlers.ts'
import { moderationHandlers } from './moderation/moderationHandlers.ts'
import { operatorOrderHandlers } from './orders/operatorOrderHandlers.ts'
import { resultHandlers } from './results/resultHandlers.ts'
import { reportHandlers } from './system/reportHandlers.ts'
import { systemHandlers } from './system/systemHandlers.ts'
import { operatorSessionHandlers } from './operatorSessionHandlers.ts'

/** One page of the audit trail. */
const changesAtOnce = 50

export const operatorHandlers: readonly Handler[] = [
  ...operatorSessionHandlers,
  ...operatorOrderHandlers,
  ...catalogueFileHandlers,
  ...goodsHandlers,
  ...moderationHandlers,
  ...reportHandlers,
  ...resultHandlers,
  ...systemHandlers,
  ...operatorContentHandlers,
  handle(readOperators, async (_input, _caller, { db }) => answer({ operators: await allOperators(db) })),
  handle(inviteCall, async ({ body: { email, roles } }, caller, { db, now, newId, publicUrl }) => {
    if (!isEmail(email.trim()) || roles.length === 0) return refuse('OPR400')
    return inTransaction(db, async (tx) => {
      const known = await operatorByEmail(tx, email)
      if (known?.id === caller.subject && !hasSame(known.roles, roles)) return refuse('OPR423')
      const { operator, token, expiresAt } = await inviteOperator(tx, { email, roles }, caller, now, newId)
      return answer({ operator, link: invitationLink(publicUrl, token), expiresAt })
    })
  }),
  handle(changeOperatorRoles, async ({ params, body }, caller, { db, now, newId }) => {
    if (body.roles.length === 0) return refuse('OPR400')
    const tx = asTransaction(db)
    const operator = await changeable(tx, params.operatorId, body.revision, caller)
    return '_tag' in operator
      ? operator
      : answer(await changeOperator(tx, operator, { roles: body.roles }, caller, now, newId))
  }),
  handle(revokeCall, async ({ params, body }, caller, { db, now, newId }) => {
    const tx = asTransaction(db)
    const operator = await changeable(tx, params.operatorId, body.revision, caller)
    return '_tag' in operator ? operator : answer(await revokeOperator(tx, operator, caller, now, newId))
  }),
  handle(readOperatorChanges, async ({ query: { noun, before } }, _caller, { db }) => {
    let found = db.selectFrom('operator_change').selectAll()
    if (noun !== undefined) found = found.where('noun', '=', noun)
    if (before !== undefined) found = found.where('id', '<', before)
    const rows = await found
      .orderBy('id', 'desc')
      .limit(changesAtOnce + 1)
      .execute()
    const changes = rows.slice(0, changesAtOnce).map(({ made_by: by, ...row }) => ({ ...row, by }))
    return answer({ changes, ...defined({ next: rows.length > changesAtOnce ? changes.at(-1)?.id : undefined }) })
  }),
]

/** OPR-06: the operator whom the caller has read in this revision and may change. */
const changeable = async (
  tx: Tx,
  id: string,
  revision: number,
  caller: OperatorCaller,
): Promise<Operator | Refusal> => {
  if (id === caller.subject) return refuse('OPR423')
  const operator = await lockedOperator(tx, id)
  if (!operator || operator.state === 'revoked') return refuse('OPR404')
  return operator.revision === revision ? operator : refuse('OPR409')
}

const hasSame = (held: readonly OperatorRole[], given: readonly OperatorRole[]): boolean =>
  held.length === new Set(given).size && given.every((role) => held.includes(role))
