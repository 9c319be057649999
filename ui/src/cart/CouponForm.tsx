import { useEffect, useRef, useState } from 'react'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { announce } from '../components/basic/announce.ts'
import { useCopy } from '../copy/useCopy.ts'
import { Button } from '../components/basic/Button.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { refusalText } from './parts/RefusalRow.tsx'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'

/**
 * CART-19: a refused code gets a message at its field, from us at once or from the server later; typing on removes the
 * message.
 */
export const CouponForm = ({ refusal }: { readonly refusal: RefusalView | undefined }) => {
  const t = useCopy('cart')
  const errors = useCopy('errors')
  const send = useCommand()
  const words = useRejectionText()
  const input = useRef<HTMLInputElement>(null)
  const asking = useRef<string | null>(null)
  const [code, setCode] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | undefined>()
  const answered = refusal && refusalText(t, errors, refusal).why
  const refusalId = refusal?.refusalId
  const error = refused ?? (code === null || code === '' ? answered : undefined)
  useEffect(() => {
    if (refusalId !== undefined && answered !== undefined) announce(answered, 'assertive')
  }, [refusalId, answered])
  const dismiss = () => {
    if (refusalId !== undefined) void send({ _tag: 'DismissRefusal', refusalId })
  }
  const apply = async () => {
    const typed = code ?? refusal?.code ?? ''
    if (asking.current === typed) return
    asking.current = typed
    dismiss()
    const rejection = await send({ _tag: 'ApplyCoupon', code: typed })
    if (asking.current === typed) asking.current = null
    // The answer is about the code that was sent, not about what has been typed since.
    if (input.current?.value !== typed) return
    setRefused(rejection ? words(rejection) : undefined)
    if (!rejection) return setCode(null)
    announce(words(rejection), 'assertive')
    input.current?.focus()
  }
  return (
    <PlainForm onSubmit={apply}>
      <PlainField
        label={t.promoCode()}
        error={error}
        inputRef={input}
        autoComplete="off"
        spellCheck={false}
        value={code ?? refusal?.code ?? ''}
        onChange={(typed) => {
          setCode(typed)
          setRefused(undefined)
          dismiss()
        }}
        action={<Button type="submit">{t.apply()}</Button>}
      />
    </PlainForm>
  )
}
