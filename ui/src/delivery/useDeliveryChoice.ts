import { defined } from '../../../core/domain/fields/fields.ts'
import { useState } from 'react'
import type { MethodView } from '../../../contracts/views/checkoutView.ts'
import { announce } from '../components/basic/announce.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'

/**
 * A delivery to a store or collection point is sent only together with its place; until one is picked, the choice is
 * kept here, by shipment.
 */
export const useDeliveryChoice = () => {
  const t = useCopy('checkout')
  const send = useCommand()
  const words = useRejectionText()
  const [opened, setOpened] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const tell = (shippingId: string, why: string) => {
    setRefused((so) => ({ ...so, [shippingId]: why }))
    announce(why, 'assertive')
  }
  const settle = (shippingId: string) => {
    setOpened(({ [shippingId]: _opened, ...others }) => others)
    setRefused(({ [shippingId]: _refused, ...others }) => others)
  }
  return {
    opened,
    refused,
    /** Whether it has been requested now. */
    choose: async ({ code, shippingId, selected }: MethodView, storeId?: string): Promise<boolean> => {
      settle(shippingId)
      if (endsAtPlace(code) && storeId === undefined && !selected) {
        setOpened((so) => ({ ...so, [shippingId]: code }))
        return false
      }
      const rejection = await send({
        _tag: 'ChooseShippingMethod',
        code,
        shippingId,
        ...defined({ storeId }),
      })
      if (rejection) tell(shippingId, words(rejection))
      return !rejection
    },
    setDelivery: async (lineKey: string, shippingId: string, storeId: string | null): Promise<void> => {
      const rejection = await send({ _tag: 'SetDelivery', lineKey, storeId })
      if (rejection) tell(shippingId, words(rejection))
    },
    /** False, with a message, when a store still has to be picked. */
    isReady: (): boolean => {
      const waiting = Object.keys(opened)
      for (const shippingId of waiting)
        tell(shippingId, opened[shippingId] === 'pudo' ? t.choosePoint() : t.chooseStore())
      return waiting.length === 0
    },
  }
}

export type DeliveryChoice = ReturnType<typeof useDeliveryChoice>

export const isStoreDelivery = (code: string): boolean => code === 'pickup' || code === 'sts'

/** STORE-02: the same for a collection point. */
export const endsAtPlace = (code: string): boolean => isStoreDelivery(code) || code === 'pudo'
