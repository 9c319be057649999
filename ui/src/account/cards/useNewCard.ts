import { useRef } from 'react'
import type { AccountChanged } from '../../../../contracts/accountChanges.ts'
import { useCardEntry } from '../../payment/useCardEntry.ts'
import type { CardEntryForm } from '../../payment/useCardEntry.ts'
import { useAccountChange } from '../useAccountChange.ts'

/** PAY-01: a card to be saved. While nothing of it is typed anew it is handed to the worker once, so that pressing again after silence saves one card. */
export const useNewCard = () => {
  const fields = useCardEntry()
  const { change, isPending, outcome } = useAccountChange()
  const handed = useRef<string | null>(null)
  const entry: CardEntryForm = {
    ...fields,
    forgive: (field) => {
      handed.current = null
      fields.forgive(field)
    },
  }
  const save = async (choices: {
    readonly addressId: string | null
    readonly main: boolean
  }): Promise<AccountChanged> => {
    handed.current ??= (await fields.hand())?.secretRef ?? null
    const saved = await change({ _tag: 'AddCard', secretRef: handed.current ?? '', ...choices })
    if (saved._tag !== 'Unreachable') handed.current = null
    if (saved._tag === 'Done') fields.wipe()
    return saved
  }
  return { entry, save, isPending, outcome }
}
