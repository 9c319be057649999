import { withdrawFromContract } from '../../contracts/api/withdrawalApi.ts'
import { caseFailures } from '../../core/domain/service/caseForms.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { fallbackLocale } from '../kit/siteLocale.ts'
import { sendMail } from '../mail/sendMail.ts'
import { reachOrder } from '../order/trackedOrder.ts'
import { asTransaction } from '../storage/inTransaction.ts'
import { readableNumber } from '../storage/newId.ts'
import { carryOut, returnIdOf, waiting } from './carryOut.ts'
import { receiptLetter, staffLetter } from './withdrawalLetters.ts'

export const withdrawalHandlers: readonly Handler[] = [
  /**
   * LAW-15, LAW-16: whoever states that they withdraw is heard: the statement is stored and acknowledged whether or not
   * there is such an order, and the answer does not say. LAW-17: an order that is theirs is cancelled or its return
   * begins; everything else our staff gets by letter.
   */
  handle(withdrawFromContract, async ({ body }, { subject }, context) => {
    const { items, ...entry } = body
    const [failure] = caseFailures('withdrawal', entry)
    if (failure) return refuse('ATTR300', { field: failure.field })
    const { db, now, newId, locale, publicUrl, seller } = context
    const tx = asTransaction(db)
    const goods = written(body.goods)
    const asked = items ?? null
    const [name, orderNumber, email] = [written(body.name), written(body.orderNumber), written(body.email)]
    const seen = await reachOrder(tx, orderNumber, { subject, email })
    const order = '_tag' in seen ? null : seen
    const outcome = order === null || goods !== '' ? waiting : await carryOut(tx, order, asked, context)
    const statement = {
      number: readableNumber('WD', newId()),
      name,
      orderNumber,
      email,
      goods,
      items: asked,
      receivedAt: now,
      order: order?.document ?? null,
    }
    await tx
      .insertInto('withdrawal')
      .values({
        number: statement.number,
        subject,
        name,
        order_number: orderNumber,
        email,
        items: asked === null ? null : JSON.stringify(asked),
        goods: goods === '' ? null : goods,
        locale: locale.code,
        received_at: now,
        matched: order?.number ?? null,
        state: outcome.state,
        return_id: returnIdOf(outcome),
      })
      .execute()
    const site = { locale, publicUrl, seller }
    await sendMail(tx, receiptLetter(statement, outcome, site), now, () => `withdrawal/${statement.number}`)
    if (outcome.state === 'waiting')
      await sendMail(tx, staffLetter(statement, { locale: fallbackLocale, publicUrl, seller }, locale), now, newId)
    return answer({ number: statement.number, receivedAt: now })
  }),
]

const written = (text = ''): string => text.trim()
