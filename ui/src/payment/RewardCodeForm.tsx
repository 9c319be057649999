import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { announce } from '../components/basic/announce.ts'
import { Button } from '../components/basic/Button.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CardInput } from './CardInput.tsx'

export interface RewardCodeFormProps {
  /** The server's message about the last code; absent while nothing is wrong. */
  readonly refused: { readonly refusalId: string; readonly why: string; readonly code: string } | undefined
  readonly onAdd: () => void
}

/** LOY-10: a reward code; a refusal is shown at its field. */
export const RewardCodeForm = ({ refused, onAdd }: RewardCodeFormProps) => {
  const t = useCopy('reward')
  const send = useCommand()
  const words = useRejectionText()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<string | undefined>()
  const { refusalId, why } = refused ?? {}
  useEffect(() => {
    if (refusalId === undefined || why === undefined) return
    announce(why, 'assertive')
    input.current?.focus()
  }, [refusalId, why])
  const forgive = () => {
    setFound(undefined)
    if (refusalId !== undefined) void send({ _tag: 'DismissRefusal', refusalId })
  }
  const fail = (sentence: string) => {
    setFound(sentence)
    announce(sentence, 'assertive')
    input.current?.focus()
  }
  const add = async () => {
    const code = input.current?.value.trim() ?? ''
    forgive()
    if (code === '') return fail(t.codeMissing())
    const rejection = await send({
      _tag: 'AddPartPayment',
      method: 'REWARD_CODE',
      code,
      last4: code.slice(-4).toUpperCase(),
    })
    if (rejection) fail(words(rejection))
    else onAdd()
  }
  return (
    <PlainForm onSubmit={add}>
      <CardInput
        id="reward-code"
        label={t.code()}
        error={found ?? why}
        inputRef={input}
        autoComplete="off"
        maxLength={64}
        isText
        initial={refused?.code}
        onType={forgive}
        action={<Button type="submit">{t.useCode()}</Button>}
      />
    </PlainForm>
  )
}
