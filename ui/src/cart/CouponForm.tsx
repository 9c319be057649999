import { useEffect, useId, useRef, useState } from 'react'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { announce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { FieldError } from '../components/FieldError.tsx'
import { refusalText } from './refusalText.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { useRejectionText } from './useRejectionText.ts'
import './CouponForm.css'

/** CART-19: a code is refused in words at its field, by us at once or by the shop later; typing on takes the words away. */
export function CouponForm({ refusal }: { readonly refusal: RefusalView | undefined }) {
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
  const id = useId()
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
    // The answer is about what was pressed, not about what has been typed since.
    if (input.current?.value !== typed) return
    setRefused(rejection ? words(rejection) : undefined)
    if (!rejection) return setCode(null)
    announce(words(rejection), 'assertive')
    input.current?.focus()
  }
  return (
    <form
      className="coupon-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t.promoCode()}
        </label>
        <input
          id={id}
          ref={input}
          className="input"
          autoComplete="off"
          spellCheck="false"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          data-invalid={error !== undefined || undefined}
          value={code ?? refusal?.code ?? ''}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setRefused(undefined)
            dismiss()
          }}
        />
        <FieldError id={`${id}-error`} error={error} />
      </div>
      <Button type="submit">{t.apply()}</Button>
    </form>
  )
}
