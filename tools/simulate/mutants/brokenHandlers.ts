import { AsyncResource } from 'node:async_hooks'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import type { TokenAnswer } from '../../../contracts/api/account/sessionApi.ts'
import { setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { saveBasket } from '../../../server/cart/changeBasket.ts'
import { mergedDocument } from '../../../server/cart/mergedDocument.ts'
import type { Handler } from '../../../server/kit/handle.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { stagePoints } from '../server/fillStage.ts'
import type { Mutant } from './Mutant.ts'

/** The work is done in a separate transaction, before the key's row is written. */
export const outsideTransaction: Mutant['handler'] = (handler, db) =>
  handler.inSteps || !handler.endpoint.changes || handler.endpoint.id === fetchToken.id
    ? handler
    : {
        ...withoutShortRoad(handler),
        run: (input, caller, context, step) =>
          environment.runInAsyncScope(() =>
            db()
              .transaction()
              .execute((tx) => handler.run(input, caller, { ...context, db: tx }, step)),
          ),
      }

/** The guest's goods are added to the account's basket a second time. */
export const mergedTwice: Mutant['handler'] = (handler) =>
  handler.endpoint.id !== fetchToken.id
    ? handler
    : {
        ...handler,
        run: async (input, caller, context, step) => {
          const { guestObjects } = (input as InputOf<typeof fetchToken>).body
          const brought =
            guestObjects?.basketId === undefined ? undefined : await basketById(context.db, guestObjects.basketId)
          const result = await handler.run(input, caller, context, step)
          const into = result._tag === 'Answer' ? (result.body as TokenAnswer).basketId : undefined
          if (!brought || into === undefined || into === brought.id) return result
          const own = await basketById(context.db, into)
          if (own)
            await saveBasket(context, {
              ...own,
              document: mergedDocument(own.document, brought.document, context.catalogue),
            })
          return result
        },
      }

export const toOtherPoint: Mutant['handler'] = (handler) =>
  handler.endpoint.id !== setShippingMethod.id
    ? handler
    : {
        ...withoutShortRoad(handler),
        run: (input, caller, context, step) => {
          const { body } = input as InputOf<typeof setShippingMethod>
          const other = stagePoints.find((id) => id !== body.collectionPointId) ?? ''
          return handler.run(
            body.collectionPointId === undefined
              ? input
              : ({ ...(input as object), body: { ...body, collectionPointId: other } } as typeof input),
            caller,
            context,
            step,
          )
        },
      }

const basketById = (db: Db, id: string) =>
  db
    .selectFrom('basket')
    .select(['id', 'subject', 'version', 'status', 'country', 'currency', 'document'])
    .where('id', '=', id)
    .executeTakeFirst()

const withoutShortRoad = ({ inOneWrite: _short, ...handler }: Handler): Handler => handler

/** Created outside of any transaction, so that what runs in it may open one. */
const environment = new AsyncResource('outside')
