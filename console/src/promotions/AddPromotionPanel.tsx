import { useState } from 'react'
import { addPromotion } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import type { PromotionTerms } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import { callApi } from '../api/callApi.ts'
import { Peek } from '../parts/Peek.tsx'
import { Refused } from '../parts/Refused.tsx'
import { PromotionForm } from './PromotionForm.tsx'

type Props = { readonly onClose: () => void; readonly onAdded: (code: string) => void }

/** OPR-56: a code, and what it gives. */
export const AddPromotionPanel = ({ onClose, onAdded }: Props) => {
  const [fault, setFault] = useState<string | null>(null)
  const add = async (code: string, terms: PromotionTerms): Promise<void> => {
    const answer = await callApi(addPromotion, { body: { code, ...terms } })
    if (answer._tag === 'Failure') setFault(answer.message)
    else onAdded(answer.body.code)
  }
  return (
    <Peek title="Make a coupon" onClose={onClose}>
      {fault !== null && <Refused message={fault} />}
      <PromotionForm name="Coupon" now={null} isUsed={false} press="Make it" onSave={add} />
    </Peek>
  )
}
